import type { Track } from '../plot/plot';

/** How many minutes a track had each whole value; what lies outside counts at the ends. */
export function minutesByValue({ intervalSec, values }: Track, [least, greatest]: readonly [number, number]) {
  const minutes = new Array<number>(greatest - least + 1).fill(0);
  for (const value of values) {
    if (value === null) continue;
    const at = Math.min(greatest, Math.max(least, Math.round(value))) - least;
    minutes[at] = (minutes[at] ?? 0) + intervalSec / 60;
  }
  return minutes.map((count, at) => ({ value: least + at, minutes: count }));
}
