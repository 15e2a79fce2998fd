/** A small disc in a type-list entry's colour. */
export function ColorDot({ color }: { color: string }) {
  return <span aria-hidden className="kit-color" style={{ backgroundColor: color }} />;
}
