import { isRecord } from '../../../../../contract/isRecord';
import { addDays, dayAt, dayStart, isDay } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import type { Layout } from '../../../device/entities/layout';
import type { RecordKind } from '../../../device/entities/recordKinds';
import { UPLOAD_CLOCK_MS } from '../../../device/entities/uploadProtocol';
import { records } from '../../entities/records';
import type { DayUpload } from '../givenDays';
import { implausibleIn, lastSecondOf, withoutFuture } from './measuredParts';
import { parseEvents } from './parseEvents';
import { parseSeries } from './parseSeries';

type Report = (problem: Problem) => void;

export interface GivenDay {
  kind: RecordKind;
  given: unknown;
  now: number;
  /** Maximum age of a day in days. */
  ageDays: number;
  /** Path in the upload (`days.0`). */
  at: string;
  report: Report;
}

/** A parsed day, and the last moment with a measurement. */
export interface ReadDay {
  upload: DayUpload;
  lastMoment: number | null;
  /** Number of values marked as implausible. */
  implausible: number;
}

const KEYS: readonly string[] = ['date', 'startSec', 'intervalSec', 'count', 'channels', 'events'];

/** Parses one day of an upload and reports each unusable part. Returns undefined if no part is usable. */
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
  const measured = { series: series && Number.isFinite(series.lastSec) ? series.series : null, events };
  if (!measured.series && events.length === 0) {
    if (isWhole) note({ field: at, code: 'dayEmpty' });
    return undefined;
  }
  const nowSec = (now + UPLOAD_CLOCK_MS - dayStart(date)) / 1_000;
  const past = withoutFuture(measured, { nowSec, at, report: note });
  if (!past) return undefined;
  const lastSec = lastSecondOf(past);
  return {
    upload: { kind, date, series: past.series, events: past.events.map(({ event }) => event) },
    lastMoment: lastSec === null ? null : Math.min(dayStart(date) + lastSec * 1_000, now),
    implausible: implausibleIn(layout, past),
  };
}

/** Whether a day has begun and is not too old. A night begins on the evening before. */
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
