import { dayAt, dayStart, HOUR_MS, MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import type { AlertLevel } from '../../../device/entities/thresholds/alertLevels';
import { alertLevels } from '../../../device/entities/thresholds/alertLevels';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { FindingKind } from '../../entities/alerts/alertCodes';
import { isSameEvent, isUrgent } from '../../entities/alerts/sameEvent';
import {
  CLOSED_GRACE_MIN,
  FINDINGS_MAX,
  type Finding,
  LATE_HOURS,
  WARD_HOURS,
  type Withdrawal,
  type WithdrawnFinding,
} from '../../entities/alerts/wearerAlert';
import type { Alert } from '../signals/alerts/alert';

/** The fields of a stored day that its alerts need. */
export interface DayWithAlerts {
  kind: RecordKind;
  deviceId: number;
  recordId: number;
  date: string;
  alerts: readonly Alert[];
  /** The last second of the day with a measurement, from its midnight. */
  lastSec: number;
}

/** The findings of one record, report or device about its wearer. */
export interface Source {
  kind: FindingKind;
  /** The id of the record, report or device. */
  id: number;
  /** The day of a device, if the source is one. */
  day?: { deviceId: number; date: string };
  /** All current findings. */
  findings: readonly Finding[];
  /** All findings as last stored; evaluated only when needed. */
  before: () => readonly Finding[];
  /** Why findings that no longer apply are withdrawn. Absent when findings simply end. */
  withdrawal?: Withdrawal;
}

const rankOf = (level: AlertLevel) => alertLevels.indexOf(level);
const timeOf = (text: string) => parseIsoMoment(text) ?? 0;

/**
 * Returns the alerts of a day as findings with times. A finding about the whole day has the time of its last sample. Single
 * readings and whole days have no duration and therefore no end. Neither has a fall: data after the impact does not show
 * that the person is up again.
 */
export function findingsOf({ kind, deviceId, recordId, date, alerts, lastSec }: DayWithAlerts): Finding[] {
  const midnight = dayStart(date);
  const moment = (sec: number | null | undefined) => toIsoMoment(midnight + (sec ?? lastSec) * 1_000);
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
 * Filters findings that are still current at a moment, in milliseconds since 1970. Keeps the order. A critical finding is
 * current until a person closes it, a silent device until it sends again, and a warning for {@link WARD_HOURS} hours.
 */
export function recentFindings(findings: readonly Finding[], now: number): Finding[] {
  const oldest = hoursBefore(now, WARD_HOURS);
  return findings.filter(({ kind, level, toTime }) => level === 'critical' || kind === 'device' || toTime >= oldest);
}

// All times have the same format, so that they compare as text.
const hoursBefore = (now: number, hours: number) => toIsoMoment(now - hours * HOUR_MS);

/** Sorts the worst first, then the newest, and limits their number. */
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

/** Replaces the findings of some sources by their current ones. */
export function replaceSourceFindings(known: readonly Finding[], sources: readonly Source[]): Finding[] {
  const updatedSources = new Set(sources.map(({ kind, id }) => sourceOf({ kind, recordId: id })));
  return [
    ...known.filter((finding) => !updatedSources.has(sourceOf(finding))),
    ...sources.flatMap(({ findings }) => [...findings]),
  ];
}

/**
 * Returns the known level of a finding; -1 if it is new. Another source can report the same event, which then counts as
 * known unless it has become life-threatening.
 */
function knownLevel(finding: Finding, others: readonly Finding[]): number {
  const ranks = others
    .filter((other) => isSameEvent(finding, other) && (isUrgent(other) || !isUrgent(finding)))
    .map(({ level }) => rankOf(level));
  return Math.max(-1, ...ranks);
}

interface UpdatedFindings {
  findings: Finding[];
  /** Whether there is a finding that nobody can have handled yet: another event, or one that has become worse. */
  hasNewFindings: boolean;
}

/**
 * Returns the findings of a wearer after some sources were stored again. A closed finding stays closed unless it becomes
 * worse, continues for more than {@link CLOSED_GRACE_MIN} minutes, or was unknown when it was closed.
 * @param open findings that nobody has closed
 * @param closed findings that a person closed at `closeTime`, in milliseconds since 1970, if nothing was found since
 */
export function updateFindings(
  open: readonly Finding[],
  sources: readonly Source[],
  { closeTime, closed = [], now }: { closeTime: number | null; closed?: readonly Finding[]; now: number },
): UpdatedFindings {
  const retained: Finding[] = [];
  let hasNewFindings = false;
  for (const source of sources) {
    for (const finding of source.findings) {
      const known = knownLevel(finding, open);
      if (known >= 0) {
        retained.push(finding);
        hasNewFindings ||= rankOf(finding.level) > known;
      } else if (
        isCurrent(finding, now) &&
        !isClosed(finding, closeTime, () => knownLevel(finding, [...source.before(), ...closed]))
      ) {
        retained.push(finding);
        hasNewFindings = true;
      }
    }
  }
  const others = replaceSourceFindings(
    open,
    sources.map((source) => ({ ...source, findings: [] })),
  );
  const findings = endOngoingFindings([...others, ...retained], sources);
  return { findings: worstFirst(recentFindings(findings, now)), hasNewFindings };
}

/**
 * Returns the open findings that some sources no longer report. Reasons are another wearer, deleted samples or, for critical
 * findings, corrected samples. The ward shows them for a while, so that their disappearance is explained.
 */
export function withdrawnFindings(
  open: readonly Finding[],
  sources: readonly Source[],
  now: number,
): WithdrawnFinding[] {
  return sources.flatMap(({ kind: sourceKind, id, findings, withdrawal: reason }) => {
    if (reason === undefined) return [];
    return open
      .filter((finding) => sourceOf(finding) === sourceOf({ kind: sourceKind, recordId: id }))
      .filter((finding) => !findings.some((other) => isSameEvent(finding, other)))
      .filter(({ level }) => reason !== 'corrected' || level === 'critical')
      .map(({ kind, code, level, fromTime, toTime }) => ({
        kind,
        code,
        level,
        fromTime,
        toTime,
        reason,
        time: toIsoMoment(now),
      }));
  });
}

/** Whether a finding that has just arrived is current. */
function isCurrent({ kind, level, toTime }: Finding, now: number): boolean {
  return kind === 'device' || toTime >= hoursBefore(now, level === 'critical' ? LATE_HOURS : WARD_HOURS);
}

/**
 * Whether a person has closed this finding: it was known at the same or a higher level, and has not continued for long
 * since.
 */
function isClosed(finding: Finding, closeTime: number | null, knownLevel: () => number): boolean {
  if (closeTime === null) return false;
  const until = finding.wholeDay ? dayAt(closeTime) : toIsoMoment(closeTime + CLOSED_GRACE_MIN * MINUTE_MS);
  if ((finding.wholeDay ? finding.date : finding.toTime) > until) return false;
  return knownLevel() >= rankOf(finding.level);
}

/** Ends or continues findings that lasted until the end of a day, once the next day has arrived. */
function endOngoingFindings(findings: readonly Finding[], sources: readonly Source[]): Finding[] {
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

/** Summarizes the findings of a wearer, the worst first. */
export function summarizeFindings(findings: readonly Finding[]) {
  const times = findings.map(({ fromTime, toTime }) => ({ from: timeOf(fromTime), to: timeOf(toTime) }));
  return {
    alertLevel: findings[0]?.level ?? 'none',
    urgent: findings.some(isUrgent),
    kinds: [...new Set(findings.map(({ kind }) => kind))],
    since: times.length === 0 ? null : toIsoMoment(Math.min(...times.map(({ from }) => from))),
    lastTime: times.length === 0 ? null : toIsoMoment(Math.max(...times.map(({ to }) => to))),
  };
}
