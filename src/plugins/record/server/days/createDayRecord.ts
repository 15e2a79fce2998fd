import { toIsoMoment } from '../../../../../contract/moment';
import type { recordSources } from '../../entities/kinds/recordFields';
import { nightFigureNames } from '../../entities/kinds/sleepStatus';
import { records } from '../../entities/records';
import { sleepDayFields } from '../../entities/sleep/sleepDay';
import type { Aggregates } from '../signals/signalDay';
import type { WearerProfile } from '../wearers/wearerQueries';
import { type ComputeDayInput, computeDay } from './computeDay';
import type { HealthRecord, RecordDay, StoredRecord } from './healthRecord';

export type RecordSource = (typeof recordSources)[number];

/** How a day was received. */
export interface Origin {
  device: { id: number; firmware?: string | null };
  source: RecordSource;
  /** Author of the change: `device:{id}`, `admin:{id}`. */
  author: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface DayRecordInput extends ComputeDayInput {
  /** The stored record of the day. */
  before?: StoredRecord | undefined;
}

/** The id of a record until it is inserted. */
const NEW_ID = 0;

/**
 * Creates the record of a day without its samples: wearer, aggregates and alerts. Insertion assigns the id. Aggregates of the
 * night from other kinds default to the stored ones.
 */
export function createDayRecord({ device, source, author, now }: Origin, day: DayRecordInput): RecordDay {
  const { kind, date, measured, wearer, before } = day;
  const night = kind === 'sleepStatus' ? (day.night ?? storedNight(before?.record, wearer)) : undefined;
  const { aggregates, ...computed } = computeDay({ ...day, night });
  const time = toIsoMoment(now);
  const { alerts, ...values } = computed;
  const record: HealthRecord = {
    ...Object.fromEntries(records[kind].aggregates.map((name) => [name, aggregates[name] ?? null])),
    ...values,
    alerts: [...alerts],
    deviceId: device.id,
    date,
    deviceUserId: wearer?.id ?? null,
    elderlyId: wearer?.elderlyId ?? null,
    source,
    firmware: device.firmware ?? null,
    uploadTime: time,
    series: null,
    events: null,
    id: before?.record.id ?? NEW_ID,
    samplesRemovedTime: null,
    createTime: before?.record.createTime ?? time,
    createBy: before?.record.createBy ?? author,
    updateTime: time,
    updateBy: author,
    version: (before?.record.version ?? 0) + 1,
  };
  return { kind, measured, record, before };
}

/**
 * Returns the stored night aggregates from other kinds and the bounds of the sleep day if the wearer is the same. A job
 * recomputes them when the data changes.
 */
function storedNight(before: HealthRecord | undefined, wearer: WearerProfile | undefined): Aggregates | undefined {
  if (!before || !wearer || before.deviceUserId !== wearer.id) return undefined;
  return Object.fromEntries([...nightFigureNames, ...sleepDayFields].map((name) => [name, numberOrNull(before[name])]));
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
