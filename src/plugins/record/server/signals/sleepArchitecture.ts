import type { Samples } from '../../../../../server/plugin-api';
import { type NightLengths, nightLengths } from '../../entities/nightLengths';
import type { Series } from '../../entities/series';
import { sleepStages } from '../../entities/sleepStatus';
import { mainSleepOf } from './mainSleep';

/** A night by its stages; whole minutes unless told, moments in seconds from the day's midnight. */
export interface SleepArchitecture extends NightLengths {
  /** First and last moment in bed. */
  bedSec: number;
  riseSec: number;
  /** First and last moment asleep; null for who did not sleep. The first is null too where it is not known. */
  sleepSec: number | null;
  wakeSec: number | null;
  asleepMin: number;
  /** Awake or out of bed, before falling asleep and after. */
  wakeMin: number;
  lightMin: number;
  deepMin: number;
  remMin: number;
  /** From the first epoch of sleep to the first of REM; null where either is not known. */
  remLatencyMin: number | null;
  /** Times awake or out of bed between two stretches of sleep, and those of them of more than five minutes. */
  awakenings: number;
  longAwakenings: number;
  /** Stretches of NREM of 15 minutes and more that end in REM of 5 and more; the first REM may be shorter (Feinberg and Floyd 1979). */
  cycles: number;
}

const WAKE = sleepStages.indexOf('wake');
const LIGHT = sleepStages.indexOf('light');
const DEEP = sleepStages.indexOf('deep');
const REM = sleepStages.indexOf('rem');
const LONG_AWAKENING_MIN = 5;
const CYCLE_NREM_MIN = 15;
const CYCLE_REM_MIN = 5;

/**
 * Reads a night off its stages (AASM manual: each epoch of sleep counts); null where nothing was measured. Nothing is measured
 * outside of bed, so that whatever is missing between going to bed and getting up counts as awake. A night whose first epoch
 * is asleep has no known onset. Naps are no part of it.
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
    asleepMin,
    wakeMin: lengths.inBedMin - asleepMin,
    lightMin,
    deepMin,
    remMin,
    remLatencyMin: firstRem < 0 || !isOnsetKnown ? null : Math.round((firstRem - onset) * minutesEach),
    awakenings: awake.length,
    longAwakenings: awake.filter((length) => length > LONG_AWAKENING_MIN).length,
    cycles: cyclesOf(stages, minutesEach),
  };
}

/** Parts of a stretch in whole minutes, which together are never more than half a minute off. */
function wholeMinutes(parts: readonly number[]): number[] {
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part;
    return Math.round(end) - Math.round(start);
  });
}

/** Lengths of the stretches without sleep between two moments asleep. */
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
