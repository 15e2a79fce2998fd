import { countWhere, type Samples } from '../../../../../server/plugin-api';
import type { Series } from '../../entities/series';
import { sleepStages } from '../../entities/sleepStatus';

/** A night by its stages; minutes unless told, moments in seconds from the day's midnight. */
export interface SleepArchitecture {
  /** First and last moment in bed. */
  bedSec: number;
  riseSec: number;
  /** First and last moment asleep; null for who did not sleep. */
  sleepSec: number | null;
  wakeSec: number | null;
  inBedMin: number;
  asleepMin: number;
  wakeMin: number;
  lightMin: number;
  deepMin: number;
  remMin: number;
  /** From going to bed to the first epoch of sleep (AASM). */
  latencyMin: number | null;
  /** From the first epoch of sleep to the first of REM. */
  remLatencyMin: number | null;
  /** Wake in bed after sleep onset. */
  wasoMin: number | null;
  /** Time asleep of the time in bed, per cent. */
  efficiency: number;
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

/** Reads a night off its stages (AASM manual: each epoch of sleep counts); null where nothing was measured. */
export function sleepArchitectureOf({ startSec, intervalSec, channels }: Series): SleepArchitecture | null {
  const stages: Samples = channels.stage ?? [];
  const isMeasured = (stage: number | null) => stage !== null;
  const isAsleep = (stage: number | null) => stage !== null && stage !== WAKE;
  const first = stages.findIndex(isMeasured);
  if (first < 0) return null;
  const last = stages.findLastIndex(isMeasured);
  const onset = stages.findIndex(isAsleep);
  const lastAsleep = stages.findLastIndex(isAsleep);
  const minutesEach = intervalSec / 60;
  const minutesOf = (wanted: number) => countWhere(stages, (stage) => stage === wanted) * minutesEach;
  const at = (index: number) => startSec + index * intervalSec;
  const [wakeMin, lightMin, deepMin, remMin] = [minutesOf(WAKE), minutesOf(LIGHT), minutesOf(DEEP), minutesOf(REM)];
  const asleepMin = lightMin + deepMin + remMin;
  const inBedMin = wakeMin + asleepMin;
  const slept = onset >= 0;
  const awake = slept ? awakeRuns(stages, onset, lastAsleep).map((length) => length * minutesEach) : [];
  const firstRem = stages.indexOf(REM);
  return {
    bedSec: at(first),
    riseSec: at(last + 1),
    sleepSec: slept ? at(onset) : null,
    wakeSec: slept ? at(lastAsleep + 1) : null,
    inBedMin,
    asleepMin,
    wakeMin,
    lightMin,
    deepMin,
    remMin,
    latencyMin: slept ? (onset - first) * minutesEach : null,
    remLatencyMin: firstRem < 0 ? null : (firstRem - onset) * minutesEach,
    wasoMin: slept ? countWhere(stages.slice(onset), (stage) => stage === WAKE) * minutesEach : null,
    efficiency: (100 * asleepMin) / inBedMin,
    awakenings: awake.length,
    longAwakenings: awake.filter((length) => length > LONG_AWAKENING_MIN).length,
    cycles: cyclesOf(stages, minutesEach),
  };
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
