/** Compares found beats with known ones, as AAMI EC57 counts: within 150 ms, each at most once. */
export function matchBeats(known: readonly number[], found: readonly number[], hz: number) {
  const reach = 0.15 * hz;
  let at = 0;
  let matched = 0;
  let away = 0;
  for (const beat of known) {
    while (at < found.length && (found[at] as number) < beat - reach) at += 1;
    if (at < found.length && Math.abs((found[at] as number) - beat) <= reach) {
      matched += 1;
      away += Math.abs((found[at] as number) - beat) / hz;
      at += 1;
    }
  }
  return {
    sensitivity: (100 * matched) / known.length,
    predictivity: (100 * matched) / found.length,
    meanAwayMs: (1_000 * away) / Math.max(1, matched),
  };
}
