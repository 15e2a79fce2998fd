import { addDays } from '../../../contract/moment';
import type { RecordKind } from '../../../contract/record/recordKinds';
import { type StoredNight, sleepStages } from '../../../contract/report/sleepReads';
import { demoBody } from '../signals/demoBody';
import { demoDay } from '../signals/demoDay';
import { EVENING_MIN, UP } from '../signals/demoNight';
import { type DemoSignal, demoSignalOf } from './demoSignal';

/** Minutes of a day. */
const DAY_MIN = 1_440;
/** From the generator's codes of stages to the report's. */
const STAGES: readonly number[] = [sleepStages.wake, sleepStages.light, sleepStages.deep, sleepStages.rem];

/** The night of an invented report, minute by minute. */
export function drawnNight(stored: unknown): StoredNight | undefined {
  const signal = demoSignalOf(stored);
  if (!signal) return undefined;
  const { night } = demoBody(signal.wearer, signal.date);
  const { bedMin, riseMin, stages, moves } = night;
  const minutes = Array.from({ length: riseMin - bedMin }, (_, at) => bedMin + at);
  const stageAt = (minute: number) => {
    const code = stages[minute + EVENING_MIN] ?? UP;
    return code === UP ? sleepStages.outOfBed : (STAGES[code] ?? sleepStages.unknown);
  };
  return {
    hypnogram: runsOf(minutes.map(stageAt)),
    heartRate: nightValues(signal, { kind: 'heartRate', channel: 'mean', minutes }),
    spo2: nightValues(signal, { kind: 'bloodOxygen', channel: 'spo2', minutes }),
    movement: minutes.map((minute) => moves[minute + EVENING_MIN] ?? null),
  };
}

interface NightChannel {
  kind: RecordKind;
  channel: string;
  /** From the midnight of the night's day; those before it belong to the day before. */
  minutes: readonly number[];
}

/** A channel over the minutes of a night, read off both of its days. */
export function nightValues({ wearer, date }: DemoSignal, { kind, channel, minutes }: NightChannel): (number | null)[] {
  const days = [addDays(date, -1), date].map((day) => demoDay(kind, wearer, day)?.series);
  return minutes.map((minute) => {
    const series = minute < 0 ? days[0] : days[1];
    const second = (minute < 0 ? minute + DAY_MIN : minute) * 60;
    if (!series) return null;
    return series.channels[channel]?.[Math.floor((second - series.startSec) / series.intervalSec)] ?? null;
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
