/** Times of going to bed, falling asleep and getting up, in seconds. `asleepSec` is null when unknown. */
export interface NightMoments {
  bedSec: number;
  asleepSec: number | null;
  riseSec: number;
}

/** Durations of a night in minutes, and its efficiency in percent. */
export interface NightLengths {
  /** Time in bed (TIB): exactly the sum of latency, sleep and time awake, if there was sleep. */
  inBedMin: number;
  /** Sleep onset latency (SOL); null when the onset is unknown. */
  latencyMin: number | null;
  /** Minutes awake or out of bed between falling asleep and getting up (WASO, AASM scoring manual); null without sleep. */
  wasoMin: number | null;
  /** Sleep efficiency (SE): the share of the time in bed spent asleep; null without sleep. */
  efficiency: number | null;
}

/** Computes the durations of a night from its times and the minutes asleep. Zero minutes asleep mean no sleep. */
export function nightLengths({ bedSec, asleepSec, riseSec }: NightMoments, asleepMin: number): NightLengths {
  const inBedMin = Math.round((riseSec - bedSec) / 60);
  if (asleepMin === 0) return { inBedMin, latencyMin: null, wasoMin: null, efficiency: null };
  const latencyMin = asleepSec === null ? null : Math.round((asleepSec - bedSec) / 60);
  return {
    inBedMin,
    latencyMin,
    wasoMin: inBedMin - (latencyMin ?? 0) - asleepMin,
    efficiency: inBedMin <= 0 ? 0 : Math.round((1_000 * asleepMin) / inBedMin) / 10,
  };
}
