import { addDays } from '../../../../contract/moment';
import { type DemoSignal, demoBody, EVENING_MIN, UP } from '../../record/demo';
import { type StoredNight, sleepStages } from '../entities/sleepReads';

/** Minutes of a day. */
const DAY_MIN = 1_440;
/** From the generator's codes of stages to the report's. */
const STAGES: readonly number[] = [sleepStages.wake, sleepStages.light, sleepStages.deep, sleepStages.rem];

/** The night of an invented report, minute by minute. */
export function drawnNight(signal: DemoSignal): StoredNight {
  const { night } = demoBody(signal.wearer, signal.date);
  const { bedMin, riseMin, stages, moves } = night;
  const inBed = Array.from({ length: riseMin - bedMin }, (_, at) => bedMin + at);
  // Nobody knows of a night before the device was worn, and after.
  const known = nightValues(signal, 'heartRate', inBed).map((value) => value !== null);
  const minutes = inBed.slice(known.indexOf(true), known.lastIndexOf(true) + 1);
  const stageAt = (minute: number) => {
    const code = stages[minute + EVENING_MIN] ?? UP;
    return code === UP ? sleepStages.outOfBed : (STAGES[code] ?? sleepStages.unknown);
  };
  return {
    hypnogram: runsOf(minutes.map(stageAt)),
    heartRate: nightValues(signal, 'heartRate', minutes),
    spo2: nightValues(signal, 'oxygen', minutes),
    movement: minutes.map((minute) => moves[minute + EVENING_MIN] ?? null),
  };
}

/** What a body is measured by in a night. */
type NightChannel = 'heartRate' | 'oxygen' | 'breaths';

/** A channel over the minutes of a night from the midnight of its day; those before it belong to the day before. */
export function nightValues(
  { wearer, date }: DemoSignal,
  channel: NightChannel,
  minutes: readonly number[],
): (number | null)[] {
  const [before, after] = [demoBody(wearer, addDays(date, -1)), demoBody(wearer, date)];
  return minutes.map((minute) => {
    const body = minute < 0 ? before : after;
    const at = minute < 0 ? minute + DAY_MIN : minute;
    return body.worn[at] ? Math.round(body[channel][at] ?? 0) : null;
  });
}

function runsOf(stages: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const stage of stages) {
    const last = runs.at(-1);
    if (last?.[0] === stage) last[1] += 1;
    else runs.push([stage, 1]);
  }
  return runs;
}
