/** Hundredths of the whole, to one decimal; null of nothing. */
export function percent(part: number, whole: number): number | null {
  return ratio(100 * part, whole);
}

/** A quotient to one decimal; null where there is nothing to divide by. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole);
}

/** To one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
