/** A small dot in a type-list entry's color. */
export function ColorDot({ color }: { color: string }) {
  return <span aria-hidden className="kit-color" style={{ backgroundColor: color }} />;
}
