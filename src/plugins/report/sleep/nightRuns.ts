import { type StoredNight, sleepStages } from '../entities/sleepReads';

export type StageName = keyof typeof sleepStages;

/** A run of one stage, in minutes from the time of going to bed. */
export interface StageRun {
  stage: StageName;
  start: number;
  minutes: number;
}

/** Rows of a hypnogram from the top; unmeasured time has none. */
export const stageRows: readonly StageName[] = ['outOfBed', 'wake', 'rem', 'light', 'deep'];

const names = new Map(Object.entries(sleepStages).map(([name, code]) => [code as number, name as StageName]));

/** Returns the runs of a hypnogram in order. */
export function stageRuns(hypnogram: StoredNight['hypnogram']): StageRun[] {
  let start = 0;
  return hypnogram.map(([code, minutes]) => {
    const run = { stage: names.get(code) ?? 'unknown', start, minutes };
    start += minutes;
    return run;
  });
}

/** Returns the minutes of each stage. */
export function stageMinutes(runs: readonly StageRun[]): Record<StageName, number> {
  const minutes: Record<StageName, number> = { wake: 0, light: 0, deep: 0, rem: 0, outOfBed: 0, unknown: 0 };
  for (const run of runs) minutes[run.stage] += run.minutes;
  return minutes;
}
