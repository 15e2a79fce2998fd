import { dayAt, dayStart, HOUR_MS, MINUTE_MS, momentOf, momentText } from '../../../../contract/moment';
import type { AlertLevel } from '../../device/entities/alertLevels';
import { alertLevels } from '../../device/entities/alertLevels';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { FindingKind } from '../entities/alertCodes';
import { isSameEvent, isUrgent } from '../entities/sameEvent';
import {
  CLOSED_MIN,
  FINDINGS_MAX,
  type Finding,
  LATE_HOURS,
  WARD_HOURS,
  type Withdrawal,
  type WithdrawnFinding,
} from '../entities/wearerAlert';
import type { Alert } from './signals/alerts/alert';

/** A stored day, as far as its alerts go. */
export interface AlertedDay {
  kind: RecordKind;
  deviceId: number;
  recordId: number;
  date: string;
  alerts: readonly Alert[];
  /** The last second of the day at which anything was measured, from its midnight. */
  lastSec: number;
}

/** What one record, report or device says of its wearer. */
export interface Source {
  kind: FindingKind;
  /** The id of the record, report or device. */
  id: number;
  /** The day of a device that it stands for, where it does. */
  day?: { deviceId: number; date: string };
  /** All that it says now. */
  findings: readonly Finding[];
  /** All that it said when it was last stored; seldom asked. */
  before: () => readonly Finding[];
  /** Why what it no longer says is taken back; nobody is told of what just ends. */
  withdrawal?: Withdrawal;
}

const rankOf = (level: AlertLevel) => alertLevels.indexOf(level);
const timeOf = (text: string) => momentOf(text) ?? 0;

/**
 * Returns the alerts of a day as findings with moments. One that concerns the whole day is as old as its last sample. Single
 * readings and whole days have no duration and therefore no end. Neither has a fall: data after the impact do not show that the
 * person is up again.
 */
export function findingsOf({ kind, deviceId, recordId, date, alerts, lastSec }: AlertedDay): Finding[] {
  const midnight = dayStart(date);
  const moment = (sec: number | null | undefined) => momentText(midnight + (sec ?? lastSec) * 1_000);
  return alerts.map(({ code, level, fromSec, toSec, value, limit }) => ({
    kind,
    code,
    level,
    deviceId,
    recordId,
    date,
    fromTime: moment(fromSec),
    toTime: moment(toSec ?? fromSec),
    value: value ?? null,
    limit: limit ?? null,
    wholeDay: fromSec === null,
    ongoing: fromSec !== null && toSec !== null && toSec > fromSec && code !== 'possibleFall' ? toSec >= lastSec : null,
  }));
}

/**
 * What is still a finding at a moment, in milliseconds since 1970; the order stays. What is critical is one until a person
 * closes it, a silent device until it is heard of, a warning for {@link WARD_HOURS} hours.
 */
export function recentFindings(findings: readonly Finding[], now: number): Finding[] {
  const oldest = hoursBefore(now, WARD_HOURS);
  return findings.filter(({ kind, level, toTime }) => level === 'critical' || kind === 'device' || toTime >= oldest);
}

// Moments are all written alike, so that their texts compare as they do.
const hoursBefore = (now: number, hours: number) => momentText(now - hours * HOUR_MS);

/** The worst first, then the newest; no more than are kept. */
function worstFirst(findings: readonly Finding[]): Finding[] {
  return [...findings]
    .sort(
      (one, other) =>
        rankOf(other.level) - rankOf(one.level) ||
        Number(isUrgent(other)) - Number(isUrgent(one)) ||
        timeOf(other.toTime) - timeOf(one.toTime),
    )
    .slice(0, FINDINGS_MAX);
}

const sourceOf = ({ kind, recordId }: Pick<Finding, 'kind' | 'recordId'>) => `${kind} ${recordId}`;

/** Findings after some sources were stored anew; what those said before is replaced. */
export function joinedFindings(known: readonly Finding[], sources: readonly Source[]): Finding[] {
  const renewed = new Set(sources.map(({ kind, id }) => sourceOf({ kind, recordId: id })));
  return [
    ...known.filter((finding) => !renewed.has(sourceOf(finding))),
    ...sources.flatMap(({ findings }) => [...findings]),
  ];
}

/**
 * The level at which something was known already; -1 where it was not. Another source may tell of the same event, which is then
 * known unless it has become a matter of life.
 */
function knownLevel(finding: Finding, others: readonly Finding[]): number {
  const ranks = others
    .filter((other) => isSameEvent(finding, other) && (isUrgent(other) || !isUrgent(finding)))
    .map(({ level }) => rankOf(level));
  return Math.max(-1, ...ranks);
}

interface Renewed {
  findings: Finding[];
  /** Whether there is something that nobody can have seen to yet: another event, or one that has become worse. */
  hasNews: boolean;
}

/**
 * The findings of a wearer that are kept after some sources were stored anew. What was closed stays closed unless it becomes
 * worse, holds on for more than {@link CLOSED_MIN} minutes, or was not known when it was closed.
 * @param open findings that nobody has closed
 * @param closed findings that a person closed at `closeTime`, in milliseconds since 1970, if nothing was found since
 */
export function renewFindings(
  open: readonly Finding[],
  sources: readonly Source[],
  { closeTime, closed = [], now }: { closeTime: number | null; closed?: readonly Finding[]; now: number },
): Renewed {
  const kept: Finding[] = [];
  let hasNews = false;
  for (const source of sources) {
    for (const finding of source.findings) {
      const known = knownLevel(finding, open);
      if (known >= 0) {
        kept.push(finding);
        hasNews ||= rankOf(finding.level) > known;
      } else if (
        isCurrent(finding, now) &&
        !isClosed(finding, closeTime, () => knownLevel(finding, [...source.before(), ...closed]))
      ) {
        kept.push(finding);
        hasNews = true;
      }
    }
  }
  const others = joinedFindings(
    open,
    sources.map((source) => ({ ...source, findings: [] })),
  );
  const findings = withEnds([...others, ...kept], sources);
  return { findings: worstFirst(recentFindings(findings, now)), hasNews };
}

/**
 * What of the open findings some sources no longer say, because it was somebody else's or the samples have gone, or, where it was
 * critical, because they were corrected: it is told for a while, so that nobody wonders where it went.
 */
export function withdrawnFindings(
  open: readonly Finding[],
  sources: readonly Source[],
  now: number,
): WithdrawnFinding[] {
  return sources.flatMap(({ kind: of, id, findings, withdrawal: reason }) => {
    if (reason === undefined) return [];
    return open
      .filter((finding) => sourceOf(finding) === sourceOf({ kind: of, recordId: id }))
      .filter((finding) => !findings.some((other) => isSameEvent(finding, other)))
      .filter(({ level }) => reason !== 'corrected' || level === 'critical')
      .map(({ kind, code, level, fromTime, toTime }) => ({
        kind,
        code,
        level,
        fromTime,
        toTime,
        reason,
        time: momentText(now),
      }));
  });
}

/** Whether something that has just come in is of the present. */
function isCurrent({ kind, level, toTime }: Finding, now: number): boolean {
  return kind === 'device' || toTime >= hoursBefore(now, level === 'critical' ? LATE_HOURS : WARD_HOURS);
}

/** Whether a person has closed just that: it was known, no better, and has not held on for long since. */
function isClosed(finding: Finding, closeTime: number | null, knownLevel: () => number): boolean {
  if (closeTime === null) return false;
  const until = finding.wholeDay ? dayAt(closeTime) : momentText(closeTime + CLOSED_MIN * MINUTE_MS);
  if ((finding.wholeDay ? finding.date : finding.toTime) > until) return false;
  return knownLevel() >= rankOf(finding.level);
}

/** What held on at the end of a day has ended, or goes on under the next day, once that one has come in. */
function withEnds(findings: readonly Finding[], sources: readonly Source[]): Finding[] {
  const newest = new Map<string, string>();
  for (const { kind, day } of sources) {
    const key = `${kind} ${day?.deviceId}`;
    if (day && day.date > (newest.get(key) ?? '')) newest.set(key, day.date);
  }
  return findings.map((finding) =>
    finding.ongoing && finding.date < (newest.get(`${finding.kind} ${finding.deviceId}`) ?? '')
      ? { ...finding, ongoing: false }
      : finding,
  );
}

/** What the findings of a wearer, the worst first, come to. */
export function summaryOf(findings: readonly Finding[]) {
  const times = findings.map(({ fromTime, toTime }) => ({ from: timeOf(fromTime), to: timeOf(toTime) }));
  return {
    alertLevel: findings[0]?.level ?? 'none',
    urgent: findings.some(isUrgent),
    kinds: [...new Set(findings.map(({ kind }) => kind))],
    since: times.length === 0 ? null : momentText(Math.min(...times.map(({ from }) => from))),
    lastTime: times.length === 0 ? null : momentText(Math.max(...times.map(({ to }) => to))),
  };
}
