import { isRecord } from '../../../../../contract/isRecord';
import { addDays, dayAt, dayStart, isDay } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation';
import type { Layout } from '../../../device/entities/layout';
import type { RecordKind } from '../../../device/entities/recordKinds';
import { UPLOAD_CLOCK_MS } from '../../../device/entities/uploadProtocol';
import { PULSE_PRESSURE_MIN } from '../../entities/bloodPressure';
import { records } from '../../entities/records';
import type { DayUpload } from '../givenDays';
import type { SignalEvent } from '../signals/signalDay';
import { parseSeries } from './parseSeries';

type Report = (problem: Problem) => void;

export interface GivenDay {
  kind: RecordKind;
  given: unknown;
  now: number;
  /** How many days old a day may be. */
  ageDays: number;
  /** Where it stands in the upload (`days.0`). */
  at: string;
  report: Report;
}

/** A day that was read, and the last moment at which something was measured. */
export interface ReadDay {
  upload: DayUpload;
  lastMoment: number | null;
}

const KEYS: readonly string[] = ['date', 'startSec', 'intervalSec', 'count', 'channels', 'events'];

/** Reads one day of an upload and reports everything that is wrong with it; nothing when it cannot be used. */
export function parseDay({ kind, given, now, ageDays, at, report }: GivenDay): ReadDay | undefined {
  if (!isRecord(given)) {
    report({ field: at, code: 'notObject' });
    return undefined;
  }
  let isWhole = true;
  const note: Report = (problem) => {
    isWhole = false;
    report(problem);
  };
  const unknown = Object.keys(given).filter((key) => !KEYS.includes(key));
  for (const key of unknown) note({ field: `${at}.${key}`, code: 'unknownField' });
  const { layout } = records[kind];
  const { date } = given;
  if (!isUsableDay(date, { layout, now, ageDays, field: `${at}.date`, report: note })) return undefined;
  const series = parseSeries(layout, { given, at, report: note });
  const events = parseEvents(kind, { given: given.events, at: `${at}.events`, report: note });
  const isEmpty = events.length === 0 && !(series && Number.isFinite(series.lastSec));
  if (isWhole && isEmpty) note({ field: at, code: 'dayEmpty' });
  const lastSec = Math.max(series ? series.lastSec : Number.NEGATIVE_INFINITY, ...events.map(secondOf));
  const lastMoment = Number.isFinite(lastSec) ? dayStart(date) + lastSec * 1_000 : null;
  if (lastMoment !== null && lastMoment > now + UPLOAD_CLOCK_MS) note({ field: at, code: 'timeInFuture' });
  return {
    upload: { kind, date, series: series?.series ?? null, events },
    lastMoment: lastMoment === null ? null : Math.min(lastMoment, now),
  };
}

/** A day that has begun; a night begins on the evening before. Not one of long ago. */
function isUsableDay(
  date: unknown,
  {
    layout,
    now,
    ageDays,
    field,
    report,
  }: Pick<GivenDay, 'now' | 'ageDays' | 'report'> & { layout: Layout; field: string },
): date is string {
  if (typeof date !== 'string' || !isDay(date)) report({ field, code: date == null ? 'required' : 'notDate' });
  else if (dayStart(date) + layout.startSec * 1_000 > now + UPLOAD_CLOCK_MS) report({ field, code: 'dateInFuture' });
  else if (date < addDays(dayAt(now), -ageDays)) {
    report({ field, code: 'dayTooOld', params: { days: ageDays } });
  } else return true;
  return false;
}

function parseEvents(
  kind: RecordKind,
  { given, at, report }: { given: unknown; at: string; report: Report },
): SignalEvent[] {
  if (given == null) return [];
  const events = records[kind].layout.events;
  if (!events) {
    report({ field: at, code: 'unknownField' });
    return [];
  }
  if (!Array.isArray(given)) {
    report({ field: at, code: 'notList' });
    return [];
  }
  if (given.length > events.max) {
    report({ field: at, code: 'tooManyItems', params: { max: events.max } });
    return [];
  }
  const read: SignalEvent[] = [];
  for (const [index, item] of given.entries()) {
    const parsed = parseFields(events.fields, item);
    if (!parsed.ok) {
      for (const problem of parsed.problems) report({ ...problem, field: [`${at}.${index}`, problem.field].join('.') });
      continue;
    }
    // Fields of events are numbers, texts and flags.
    const event = parsed.values as SignalEvent;
    if (kind === 'bloodPressure' && Number(event.sys) - Number(event.dia) < PULSE_PRESSURE_MIN) {
      report({ field: `${at}.${index}.dia`, code: 'pulsePressureLow', params: { min: PULSE_PRESSURE_MIN } });
    }
    read.push(event);
  }
  return read;
}

/** Events that tell of the whole day have no moment. */
function secondOf({ sec }: SignalEvent): number {
  return typeof sec === 'number' ? sec : Number.NEGATIVE_INFINITY;
}
