/** Stands where code is being fetched: the browser's own bar, which needs no code itself. */
export function LoadingBar() {
  return <progress className="kit-loading" />;
}
