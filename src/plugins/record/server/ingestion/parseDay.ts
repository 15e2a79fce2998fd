import { addDays, dayAt, dayStart, isDay } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { isRecord } from '../../../../../contract/values/isRecord';
import type { Layout } from '../../../device/entities/uploads/layout';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { UPLOAD_CLOCK_MS } from '../../../device/entities/uploads/uploadProtocol';
import { records } from '../../entities/records';
import type { DayUpload } from '../days/DayBatch';
import { implausibleIn, lastSecondOf, withoutFuture } from './measuredParts';
import { parseEvents } from './parseEvents';
import { parseSeries } from './parseSeries';

type Report = (problem: Problem) => void;

export interface DayInput {
  kind: RecordKind;
  input: unknown;
  now: number;
  /** Maximum age of a day in days. */
  ageDays: number;
  /** Path in the upload (`days.0`). */
  path: string;
  report: Report;
}

/** A parsed day, and the last moment with a measurement. */
export interface ParsedDay {
  upload: DayUpload;
  lastMoment: number | null;
  /** Number of values marked as implausible. */
  implausible: number;
}

const KEYS: readonly string[] = ['date', 'startSec', 'intervalSec', 'count', 'channels', 'events'];

/** Parses one day of an upload and reports each unusable part. Returns undefined if no part is usable. */
export function parseDay({ kind, input, now, ageDays, path, report }: DayInput): ParsedDay | undefined {
  if (!isRecord(input)) {
    report({ field: path, code: 'notObject' });
    return undefined;
  }
  let isComplete = true;
  const reportProblem: Report = (problem) => {
    isComplete = false;
    report(problem);
  };
  const unknown = Object.keys(input).filter((key) => !KEYS.includes(key));
  for (const key of unknown) reportProblem({ field: `${path}.${key}`, code: 'unknownField' });
  const { layout } = records[kind];
  const { date } = input;
  if (!isUsableDay(date, { layout, now, ageDays, field: `${path}.date`, report: reportProblem })) return undefined;
  const series = parseSeries(layout, { input, path, report: reportProblem });
  const events = parseEvents(kind, { given: input.events, at: `${path}.events`, report: reportProblem });
  const measured = { series: series && Number.isFinite(series.lastSec) ? series.series : null, events };
  if (!measured.series && events.length === 0) {
    if (isComplete) reportProblem({ field: path, code: 'dayEmpty' });
    return undefined;
  }
  const nowSec = (now + UPLOAD_CLOCK_MS - dayStart(date)) / 1_000;
  const past = withoutFuture(measured, { nowSec, at: path, report: reportProblem });
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
  }: Pick<DayInput, 'now' | 'ageDays' | 'report'> & { layout: Layout; field: string },
): date is string {
  if (typeof date !== 'string' || !isDay(date)) report({ field, code: date == null ? 'required' : 'notDate' });
  else if (dayStart(date) + layout.startSec * 1_000 > now + UPLOAD_CLOCK_MS) report({ field, code: 'dateInFuture' });
  else if (date < addDays(dayAt(now), -ageDays)) {
    report({ field, code: 'dayTooOld', params: { days: ageDays } });
  } else return true;
  return false;
}
