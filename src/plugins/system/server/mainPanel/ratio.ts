/** Returns a percentage with one decimal; null if the whole is zero. */
export function percent(part: number, total: number): number | null {
  return ratio(100 * part, total);
}

/** Returns a quotient with one decimal; null if the divisor is zero. */
export function ratio(part: number, total: number): number | null {
  return total === 0 ? null : rounded(part / total);
}

/** Rounds to one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
