import type { Track } from '../plot/plot';

/** Counts the minutes of each integer value of a track. Values out of range count at the nearest end. */
export function minutesByValue({ intervalSec, values }: Track, [least, greatest]: readonly [number, number]) {
  const minutes = new Array<number>(greatest - least + 1).fill(0);
  for (const value of values) {
    if (value === null) continue;
    const at = Math.min(greatest, Math.max(least, Math.round(value))) - least;
    minutes[at] = (minutes[at] ?? 0) + intervalSec / 60;
  }
  return minutes.map((count, at) => ({ value: least + at, minutes: count }));
}
