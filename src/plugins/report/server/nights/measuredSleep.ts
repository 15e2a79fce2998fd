import { dayStart, toIsoMoment } from '../../../../../contract/moment';
import type { RecordOf, WireRecord } from '../../../../../server/plugin-api';
import { nightFigureNames } from '../../../record/entities/kinds/sleepStatus';
import type { CompletedNight } from '../../../record/server/public';
import { type StoredNight, sleepStages } from '../../entities/sleepReads';

/** Codes of the measured stages, in the order of a record's codes. */
const STAGE_CODES = [sleepStages.wake, sleepStages.light, sleepStages.deep, sleepStages.rem] as const;

/** Stage figures by report field; the other figures have the same names in both. */
const STAGE_FIGURES = {
  lightMin: 'lightMin',
  deepMin: 'deepMin',
  remMin: 'remMin',
  wakeMin: 'wakeMin',
  remLatency: 'remLatencyMin',
  awakenings: 'longAwakenings',
  cycles: 'cycles',
  coveragePct: 'coveragePct',
  quality: 'quality',
} as const;

const SPO2_MINUTES = 'spo2SleepMin';

/** The data of a night for its report. */
interface NightToReport extends Pick<CompletedNight, 'architecture' | 'minutes' | 'date'> {
  /** Figures of its stages, and of its movements if known. */
  record: WireRecord;
  activity: WireRecord | undefined;
}

/** Fields of a night's report by name. */
type MeasuredSleep = WireRecord & { bedTime: string; riseTime: string };

/** Returns the measurements of a night as fields of its report. Every figure equals that of the night's records. */
export function measuredSleep({ architecture, minutes, record, activity, date }: NightToReport): MeasuredSleep {
  const at = (second: number) => toIsoMoment(dayStart(date) + second * 1_000);
  const { bedSec, sleepSec, wakeSec, riseSec } = architecture;
  const figures = nightFigureNames.filter((name) => name !== SPO2_MINUTES).map((name) => [name, record[name]]);
  const stages = Object.entries(STAGE_FIGURES).map(([field, name]) => [field, record[name] ?? null]);
  return {
    bedTime: at(bedSec),
    sleepTime: sleepSec === null ? null : at(sleepSec),
    wakeTime: wakeSec === null ? null : at(wakeSec),
    riseTime: at(riseSec),
    ...Object.fromEntries([...stages, ...figures]),
    turnOver: activity?.turnOver ?? null,
    outOfBed: activity?.outOfBed ?? null,
    night: storedNight(minutes),
  };
}

/** Converts a night by the minute to its stored form. */
export function storedNight({ stage, isOutOfBed, heartRate, spo2, moves }: CompletedNight['minutes']): StoredNight {
  const codes = stage.map((code, minute) => {
    if (code !== null) return STAGE_CODES[code] ?? sleepStages.unknown;
    return isOutOfBed[minute] ? sleepStages.outOfBed : sleepStages.unknown;
  });
  return { hypnogram: runsOf(codes), heartRate, spo2, movement: moves };
}

/** Run-length encodes codes. */
function runsOf(codes: readonly number[]): [code: number, minutes: number][] {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[0] === code) last[1] += 1;
    else runs.push([code, 1]);
  }
  return runs;
}

/** The newest version of a night's report, and the stored night by the minute. */
export interface KnownNight {
  record: RecordOf<'sleep'>;
  night: unknown;
}

/** Whether a night differs from its report. */
export function hasNightChanged({ record, night }: KnownNight, measured: WireRecord): boolean {
  const known: WireRecord = record;
  return Object.entries(measured).some(([name, value]) =>
    name === 'night' ? night !== JSON.stringify(value) : (known[name] ?? null) !== (value ?? null),
  );
}
