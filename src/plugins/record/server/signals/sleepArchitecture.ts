import type { Samples } from '../../../../../server/plugin-api/builtin';
import { sleepStages } from '../../entities/kinds/sleepStatus';
import type { Series } from '../../entities/series';
import { type NightLengths, nightLengths } from '../../entities/sleep/nightLengths';
import { mainSleepOf } from './mainSleep';

/**
 * The structure of a night by its stages. Durations are whole minutes by default, times are seconds from the day's midnight.
 * Without sleep, all figures of the sleep are null: no sleep was recorded, which is not a sleep of zero minutes.
 */
export interface SleepArchitecture extends NightLengths {
  /** First and last moment in bed. */
  bedSec: number;
  riseSec: number;
  /** First and last moment asleep; null without sleep. The first is also null when unknown. */
  sleepSec: number | null;
  wakeSec: number | null;
  asleepMin: number | null;
  /** Time awake or out of bed, both before and after falling asleep. */
  wakeMin: number;
  lightMin: number | null;
  deepMin: number | null;
  remMin: number | null;
  /** From the first epoch of sleep to the first of REM; null if either is unknown. */
  remLatencyMin: number | null;
  /** Number of times awake or out of bed between two periods of sleep, and of those longer than five minutes. */
  awakenings: number | null;
  longAwakenings: number | null;
  /**
   * Periods of NREM of 15 minutes or more that end in REM of 5 or more; the first REM can be shorter (Feinberg and Floyd
   * 1979).
   */
  cycles: number | null;
}

const WAKE = sleepStages.indexOf('wake');
const LIGHT = sleepStages.indexOf('light');
const DEEP = sleepStages.indexOf('deep');
const REM = sleepStages.indexOf('rem');
const LONG_AWAKENING_MIN = 5;
const CYCLE_NREM_MIN = 15;
const CYCLE_REM_MIN = 5;
const NO_SLEEP = {
  asleepMin: null,
  lightMin: null,
  deepMin: null,
  remMin: null,
  awakenings: null,
  longAwakenings: null,
  cycles: null,
} as const;

/**
 * Computes a night from its stages (AASM manual: each epoch of sleep counts); null without measurements. Missing epochs
 * between going to bed and getting up count as awake, because nothing is measured out of bed. If the first epoch is asleep,
 * the onset is unknown. Naps are excluded.
 */
export function sleepArchitectureOf(series: Series): SleepArchitecture | null {
  const { startSec, intervalSec, channels } = mainSleepOf(series);
  const stages: Samples = channels.stage ?? [];
  const isMeasured = (stage: number | null) => stage !== null;
  const isAsleep = (stage: number | null) => stage !== null && stage !== WAKE;
  const first = stages.findIndex(isMeasured);
  if (first < 0) return null;
  const last = stages.findLastIndex(isMeasured);
  const onset = stages.findIndex(isAsleep);
  const lastAsleep = stages.findLastIndex(isAsleep);
  const minutesEach = intervalSec / 60;
  const at = (index: number) => startSec + index * intervalSec;
  const slept = onset >= 0;
  const isOnsetKnown = slept && onset > first;
  const epochsOf = (wanted: number) => stages.reduce<number>((sum, stage) => sum + (stage === wanted ? 1 : 0), 0);
  const epochs = [isOnsetKnown ? onset - first : 0, epochsOf(LIGHT), epochsOf(DEEP), epochsOf(REM)];
  const [, lightMin = 0, deepMin = 0, remMin = 0] = wholeMinutes(epochs.map((count) => count * minutesEach));
  const asleepMin = lightMin + deepMin + remMin;
  const moments = { bedSec: at(first), riseSec: at(last + 1) };
  const lengths = nightLengths({ ...moments, asleepSec: isOnsetKnown ? at(onset) : null }, asleepMin);
  const awake = slept ? awakeRuns(stages, onset, lastAsleep).map((length) => length * minutesEach) : [];
  const firstRem = stages.indexOf(REM);
  return {
    ...moments,
    ...lengths,
    sleepSec: isOnsetKnown ? at(onset) : null,
    wakeSec: slept ? at(lastAsleep + 1) : null,
    wakeMin: lengths.inBedMin - asleepMin,
    remLatencyMin: firstRem < 0 || !isOnsetKnown ? null : Math.round((firstRem - onset) * minutesEach),
    ...(slept
      ? {
          asleepMin,
          lightMin,
          deepMin,
          remMin,
          awakenings: awake.length,
          longAwakenings: awake.filter((length) => length > LONG_AWAKENING_MIN).length,
          cycles: cyclesOf(stages, minutesEach),
        }
      : NO_SLEEP),
  };
}

/** Rounds the parts of a period to whole minutes, with a cumulative error of at most half a minute. */
function wholeMinutes(parts: readonly number[]): number[] {
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part;
    return Math.round(end) - Math.round(start);
  });
}

/** Returns the lengths of the periods without sleep between two moments asleep. */
function awakeRuns(stages: Samples, from: number, to: number): number[] {
  const runs: number[] = [];
  let run = 0;
  for (let index = from; index <= to; index += 1) {
    const stage = stages[index] ?? null;
    if (stage === null || stage === WAKE) run += 1;
    else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  }
  return runs;
}

function cyclesOf(stages: Samples, minutesEach: number): number {
  let cycles = 0;
  let nrem = 0;
  let rem = 0;
  for (const stage of stages) {
    if (stage === REM) {
      rem += minutesEach;
      const isLongEnough = rem >= (cycles === 0 ? minutesEach : CYCLE_REM_MIN);
      if (nrem >= CYCLE_NREM_MIN && isLongEnough) {
        cycles += 1;
        nrem = 0;
      }
    } else if (stage === LIGHT || stage === DEEP) {
      nrem += minutesEach;
      rem = 0;
    }
  }
  return cycles;
}
