/** Placeholder while code loads: the browser's own progress bar, which needs no code itself. */
export function LoadingBar() {
  return <progress className="kit-loading" />;
}
