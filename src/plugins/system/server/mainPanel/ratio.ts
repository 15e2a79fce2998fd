/** Returns a percentage with one decimal; null if the whole is zero. */
export function percent(part: number, whole: number): number | null {
  return ratio(100 * part, whole);
}

/** Returns a quotient with one decimal; null if the divisor is zero. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole);
}

/** Rounds to one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
