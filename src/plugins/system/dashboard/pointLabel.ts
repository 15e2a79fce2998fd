/** Returns the axis label of a point: the day without its year, or the hour. */
export function pointLabel(date: unknown): string {
  const text = String(date ?? '');
  return text.includes(' ') ? text.slice(11) : text.slice(5);
}
