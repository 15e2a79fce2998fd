/** When somebody went to bed, fell asleep and got up, in seconds; `asleepSec` is null where that is not known. */
export interface NightMoments {
  bedSec: number;
  asleepSec: number | null;
  riseSec: number;
}

/** How long a night was, in minutes, and per cent. */
export interface NightLengths {
  /** Time in bed (TIB): latency, sleep and time awake together, exactly. */
  inBedMin: number;
  /** Sleep onset latency (SOL); null where the onset is not known. */
  latencyMin: number | null;
  /** Awake or out of bed between falling asleep and getting up (WASO, AASM scoring manual). */
  wasoMin: number;
  /** Time asleep of the time in bed (SE). */
  efficiency: number;
}

/** What follows from the moments of a night and the minutes asleep. */
export function nightLengths({ bedSec, asleepSec, riseSec }: NightMoments, asleepMin: number): NightLengths {
  const inBedMin = Math.round((riseSec - bedSec) / 60);
  const latencyMin = asleepSec === null ? null : Math.round((asleepSec - bedSec) / 60);
  return {
    inBedMin,
    latencyMin,
    wasoMin: inBedMin - (latencyMin ?? 0) - asleepMin,
    efficiency: inBedMin <= 0 ? 0 : Math.round((1_000 * asleepMin) / inBedMin) / 10,
  };
}
