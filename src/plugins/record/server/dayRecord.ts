import { momentText } from '../../../../contract/moment';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { recordSources } from '../entities/recordFields';
import { records } from '../entities/records';
import type { Series } from '../entities/series';
import { nightFigureNames } from '../entities/sleepStatus';
import { computeDay } from './computeDay';
import type { KnownWearer } from './daySurroundings';
import type { HealthRecord, PastDay } from './healthRecord';
import type { MeasuredDay } from './mergeDay';
import { packSeries } from './packSeries';
import type { Aggregates } from './signals/signalDay';
import type { RecordDay } from './wearerDay';

export type RecordSource = (typeof recordSources)[number];

/** How a day came in. */
export interface Origin {
  device: { id: number; firmware?: string | null };
  source: RecordSource;
  /** Who is written down as the author: `device:{id}`, `admin:{id}`. */
  author: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface DayToWrite {
  kind: RecordKind;
  date: string;
  measured: MeasuredDay;
  wearer: KnownWearer | undefined;
  /** Earlier records of the kind, as far as computations look back. */
  history: readonly PastDay[];
  /** What is stored of the day. */
  before?: HealthRecord | undefined;
  /** What other kinds say of a night; as it is stored unless told. */
  night?: Aggregates | undefined;
  /** The wearer's samples of the day before, where something may last across midnight. */
  eve?: Series | null | undefined;
  /** Whether they wore it at a second of the day; missing where they wore it all the time. */
  isWorn?: ((sec: number) => boolean) | undefined;
}

/** The id of a record until it is inserted. */
const NEW_ID = 0;

/** The record of a day without what was measured: its wearer, aggregates and alerts. It gets its id when it is inserted. */
export function dayRecord({ device, source, author, now }: Origin, day: DayToWrite): RecordDay {
  const { kind, date, measured, wearer, history, before, eve, isWorn } = day;
  const night = kind === 'sleepStatus' ? (day.night ?? storedNight(before, wearer)) : undefined;
  const { aggregates, ...computed } = computeDay({ kind, date, measured, wearer, history, eve, isWorn, night });
  const time = momentText(now);
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
    id: before?.id ?? NEW_ID,
    samplesRemovedTime: null,
    createTime: before?.createTime ?? time,
    createBy: before?.createBy ?? author,
    updateTime: time,
    updateBy: author,
    version: (before?.version ?? 0) + 1,
  };
  return { kind, measured, record, before };
}

/** What other kinds said of the night of the same wearer; computed anew by a job when any of them changes. */
function storedNight(before: HealthRecord | undefined, wearer: KnownWearer | undefined): Aggregates | undefined {
  if (!before || !wearer || before.deviceUserId !== wearer.id) return undefined;
  return Object.fromEntries(nightFigureNames.map((name) => [name, numberOrNull(before[name])]));
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** What was measured, in the form in which it is stored and sent. */
export function storedForm(kind: RecordKind, { series, events }: MeasuredDay) {
  return {
    series: series && packSeries(records[kind].layout, series),
    events: events.length > 0 ? events : null,
  };
}
