/** Returns repeatable random choices for property tests: the same seed gives the same choices. */
export function randomOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (max: number): number => Math.floor(next() * (max + 1));
  const pick = <T>(items: readonly T[]): T => items[upTo(items.length - 1)] as T;
  const many = <T>(least: number, most: number, make: () => T): T[] =>
    Array.from({ length: least + upTo(most - least) }, make);
  return { next, upTo, pick, many };
}
