import type { Track } from './plot';

/** Returns the sample at a moment: null where nothing was measured, `undefined` outside the track. */
export function sampleAt({ startSec, intervalSec, values }: Track, sec: number): number | null | undefined {
  return values[Math.floor((sec - startSec) / intervalSec)];
}

/** Returns the cumulative sums of a track. Gaps stay gaps and add nothing. */
export function runningSum(track: Track): Track {
  let sum = 0;
  return {
    ...track,
    values: track.values.map((value) => {
      if (value === null) return null;
      sum += value;
      return sum;
    }),
  };
}

/** Sums samples over longer intervals (an integer multiple of their interval). An interval without any sample is a gap. */
export function sumsOver({ startSec, intervalSec, values }: Track, longerSec: number): Track {
  const size = Math.max(1, Math.round(longerSec / intervalSec));
  const sums: (number | null)[] = [];
  for (let start = 0; start < values.length; start += size) {
    const measured = values.slice(start, start + size).filter((value) => value !== null);
    sums.push(measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0));
  }
  return { startSec, intervalSec: size * intervalSec, values: sums };
}
