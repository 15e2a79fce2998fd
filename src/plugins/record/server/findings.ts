import { dayStart, HOUR_MS, momentOf, momentText } from '../../../../contract/moment';
import type { AlertLevel } from '../../device/entities/alertLevels';
import { alertLevels } from '../../device/entities/alertLevels';
import type { RecordKind } from '../../device/entities/recordKinds';
import { FINDINGS_MAX, type Finding, WARD_HOURS } from '../entities/wearerAlert';
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

const rankOf = (level: AlertLevel) => alertLevels.indexOf(level);
const timeOf = (text: string) => momentOf(text) ?? 0;

/** The alerts of a day as findings with moments; one that concerns the day as a whole is as old as its last sample. */
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
  }));
}

/** What is still a finding at a moment, in milliseconds since 1970; the order stays. */
export function recentFindings(findings: readonly Finding[], now: number): Finding[] {
  // Moments are all written alike, so that their texts compare as they do.
  const oldest = momentText(now - WARD_HOURS * HOUR_MS);
  return findings.filter(({ toTime }) => toTime >= oldest);
}

/** The worst first, then the newest; no more than are kept. */
function worstFirst(findings: readonly Finding[]): Finding[] {
  return [...findings]
    .sort((one, other) => rankOf(other.level) - rankOf(one.level) || timeOf(other.toTime) - timeOf(one.toTime))
    .slice(0, FINDINGS_MAX);
}

/** Findings after some days were stored anew; what those days said before is replaced. */
export function joinedFindings(before: readonly Finding[], days: readonly AlertedDay[]): Finding[] {
  const keyOf = ({ kind, deviceId, date }: Pick<Finding, 'kind' | 'deviceId' | 'date'>) =>
    `${kind} ${deviceId} ${date}`;
  const renewed = new Set(days.map(keyOf));
  return [...before.filter((finding) => !renewed.has(keyOf(finding))), ...days.flatMap(findingsOf)];
}

/** The findings of a wearer that are kept after some days were stored anew. */
export function renewFindings(before: readonly Finding[], days: readonly AlertedDay[], now: number): Finding[] {
  return worstFirst(recentFindings(joinedFindings(before, days), now));
}

/** Whether there is something that nobody can have seen to yet: another finding, or one that has become worse. */
export function hasNews(before: readonly Finding[], after: readonly Finding[]): boolean {
  const keyOf = ({ kind, code, date }: Finding) => `${kind} ${code} ${date}`;
  const known = new Map<string, number>();
  for (const finding of before) {
    known.set(keyOf(finding), Math.max(known.get(keyOf(finding)) ?? 0, rankOf(finding.level)));
  }
  return after.some((finding) => rankOf(finding.level) > (known.get(keyOf(finding)) ?? 0));
}

/** What the findings of a wearer, the worst first, come to. */
export function summaryOf(findings: readonly Finding[]) {
  const times = findings.map(({ fromTime, toTime }) => ({ from: timeOf(fromTime), to: timeOf(toTime) }));
  return {
    alertLevel: findings[0]?.level ?? 'none',
    kinds: [...new Set(findings.map(({ kind }) => kind))],
    since: times.length === 0 ? null : momentText(Math.min(...times.map(({ from }) => from))),
    lastTime: times.length === 0 ? null : momentText(Math.max(...times.map(({ to }) => to))),
  };
}
