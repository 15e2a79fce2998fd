import type { Track } from './plot';

/** The sample of a moment: null where nothing was measured, `undefined` outside of the track. */
export function sampleAt({ startSec, intervalSec, values }: Track, sec: number): number | null | undefined {
  return values[Math.floor((sec - startSec) / intervalSec)];
}

/** The sums of a track from its beginning; gaps stay gaps and add nothing. */
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

/** Samples added up over longer intervals (a whole number of theirs); an interval without any sample is a gap. */
export function sumsOver({ startSec, intervalSec, values }: Track, longerSec: number): Track {
  const size = Math.max(1, Math.round(longerSec / intervalSec));
  const sums: (number | null)[] = [];
  for (let start = 0; start < values.length; start += size) {
    const measured = values.slice(start, start + size).filter((value) => value !== null);
    sums.push(measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0));
  }
  return { startSec, intervalSec: size * intervalSec, values: sums };
}
