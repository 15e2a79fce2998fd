import { parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import type { RecordOf, WireRecord } from '../../../../../server/plugin-api';
import { type Finding, type Trend, WITHDRAWN_MAX, type WithdrawnFinding } from '../../entities/alerts/wearerAlert';
import { NOT_ATTENDED, NOT_ESCALATED } from '../../entities/alerts/wearerAlertTransitions';
import type { AlertSubject } from './alertLocks';
import { summarizeFindings, updateFindings, withdrawnFindings } from './findings';
import type { WearerSource } from './wearerSources';

/** A source about a device without a wearer, or about the wearer of an alert. */
export type UnwornSource = Omit<WearerSource, 'deviceUserId'>;

/** An alert to write; without an id if it is new. */
export type AlertUpdate = WireRecord & { id?: number | undefined; version: number };

/** Returns the new state of the alert of one wearer or device; empty if unchanged. */
export function updatedAlert(
  subject: AlertSubject,
  before: RecordOf<'wearerAlert'> | undefined,
  sources: readonly UnwornSource[],
  now: number,
): AlertUpdate[] {
  const open = openFindings(before);
  const closed = before?.status === 'closed' ? ((before.findings ?? []) as Finding[]) : [];
  const { findings, hasNewFindings } = updateFindings(open, sources, { closeTime: closeTimeOf(before), closed, now });
  // A closed alert stays unchanged until there is a new finding.
  if (open.length === 0 && findings.length === 0) return [];
  const trendsBefore = (before?.trends ?? []) as Trend[];
  const trends = trendsOf(findings, trendsBefore, sources);
  if (before && !hasNewFindings && isSame(findings, open) && isSame(trends, trendsBefore)) return [];
  const time = toIsoMoment(now);
  const withdrawn = withdrawnFindings(open, sources, now);
  const summary = summarizeFindings(findings);
  const isRaised = hasNewFindings && !(before?.status === 'open' && before.alertLevel === 'critical');
  // Every upload extends known findings. Only news changes the version, so that an administrator can take on what they have
  // read.
  const isNewVersion = hasNewFindings || withdrawn.length > 0 || summary.alertLevel !== before?.alertLevel;
  return [
    {
      ...before,
      ...subject,
      ...summary,
      findings,
      trends,
      withdrawn: [...withdrawn, ...((before?.withdrawn ?? []) as WithdrawnFinding[])].slice(0, WITHDRAWN_MAX),
      ...(hasNewFindings && {
        status: 'open',
        acknowledgedById: null,
        acknowledgeTime: null,
        note: null,
        ...NOT_ATTENDED,
      }),
      ...(isRaised && { raisedTime: time, ...NOT_ESCALATED }),
      ...(summary.alertLevel !== 'critical' && { raisedTime: null, ...NOT_ESCALATED }),
      // An alert without any findings left needs no attention.
      ...(findings.length === 0 && withdrawn.length > 0 && withdrawnState(time)),
      createTime: before?.createTime ?? time,
      createBy: before?.createBy ?? 'system',
      updateTime: time,
      updateBy: 'system',
      version: (before?.version ?? 0) + (isNewVersion ? 1 : 0),
      id: before?.id,
    },
  ];
}

const withdrawnState = (closeTime: string) => ({
  status: 'closed',
  outcome: 'withdrawn',
  closedById: null,
  closeTime,
  closeNote: null,
});

/** Returns the findings that nobody has closed. Only this file writes them. */
export const openFindings = (alert: RecordOf<'wearerAlert'> | undefined): Finding[] =>
  alert === undefined || alert.status === 'closed' ? [] : ((alert.findings ?? []) as Finding[]);

/** Returns when a person last closed an alert; null if never. */
export const closeTimeOf = (alert: RecordOf<'wearerAlert'> | undefined): number | null =>
  alert?.closeTime ? (parseIsoMoment(alert.closeTime) ?? null) : null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the newest trend of each kind with findings. */
function trendsOf(findings: readonly Finding[], before: readonly Trend[], sources: readonly UnwornSource[]): Trend[] {
  const startOf = ({ startTime }: Trend) => parseIsoMoment(startTime) ?? 0;
  const kinds = new Set<string>(findings.map(({ kind }) => kind));
  const newest = new Map<string, Trend>();
  const fresh = sources.filter(({ kind }) => kinds.has(kind)).map(({ trend }) => trend());
  for (const trend of [...before, ...fresh]) {
    if (!trend || !kinds.has(trend.kind)) continue;
    const other = newest.get(trend.kind);
    if (!other || startOf(trend) >= startOf(other)) newest.set(trend.kind, trend);
  }
  return [...newest.values()];
}
