import { parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import { lockRows, type RecordOf, type WireRecord, type WriteTransaction } from '../../../../../server/plugin-api';
import {
  bulkUpdate,
  groupedBy,
  insertWithReservedIds,
  recordCodec,
  reserveIds,
  takeAdvisoryLocks,
} from '../../../../../server/plugin-api/builtin';
import {
  type Finding,
  NOT_ATTENDED,
  NOT_ESCALATED,
  type Trend,
  WITHDRAWN_MAX,
  type WithdrawnFinding,
  wearerAlert,
} from '../../entities/alerts/wearerAlert';
import type { WearerSource } from '../days/wearerDay';
import { replaceSourceFindings, summarizeFindings, updateFindings, withdrawnFindings } from './findings';
import { type LastAlert, updatedLastAlert } from './lastAlert';

export interface WearerSources {
  transaction: WriteTransaction;
  sources: readonly WearerSource[];
  /** Milliseconds since 1970. */
  now: number;
}

const WRITTEN_FIELDS = [
  'alertLevel',
  'urgent',
  'kinds',
  'findings',
  'since',
  'lastTime',
  'trends',
  'withdrawn',
  'raisedTime',
  'escalation',
  'escalateTime',
  'status',
  'outcome',
  'closedById',
  'closeTime',
  'closeNote',
  'acknowledgedById',
  'acknowledgeTime',
  'note',
  'attendTime',
  'attendedById',
  'updateTime',
  'updateBy',
  'version',
] as const;

/** The subject of an alert: a wearer, or a device without a wearer. */
type AlertSubject = Pick<RecordOf<'wearerAlert'>, 'deviceUserId' | 'deviceId'>;
type UnwornSource = Omit<WearerSource, 'deviceUserId'>;

/** Returns the name of the lock on a wearer's state, held until a transaction ends. */
export const stateLock = (deviceUserId: number) => `alerts of wearer ${deviceUserId}`;

/** Returns the name of the lock on the subject of an alert. */
export const subjectLock = ({ deviceUserId, deviceId }: AlertSubject) =>
  deviceUserId === null ? `alerts of device ${deviceId}` : stateLock(deviceUserId);

/** Updates the alerts of the wearers of some records, reports or devices. Returns the changed tables. */
export async function updateWearerAlerts({ transaction, sources, now }: WearerSources): Promise<string[]> {
  const byWearer = groupedBy(sources, ({ deviceUserId }) => deviceUserId);
  const ids = [...byWearer.keys()].sort((one, other) => one - other);
  if (ids.length === 0) return [];
  await takeAdvisoryLocks(transaction, ids.map(stateLock));
  await lockAlerts(transaction, ids);
  const known = await readWearerStates(transaction, ids);
  const updates = known.flatMap(({ deviceUserId, alert }) =>
    updatedAlert({ deviceUserId, deviceId: null }, alert, byWearer.get(deviceUserId) ?? [], now),
  );
  await writeAlerts(transaction, updates);
  const isChanged = await updateLastAlerts({ transaction, sources: byWearer, known, now });
  return [...(updates.length > 0 ? ['wearerAlert'] : []), ...(isChanged ? ['deviceUser'] : [])];
}

export interface DeviceSources extends Omit<WearerSources, 'sources'> {
  deviceId: number;
  sources: readonly UnwornSource[];
}

/** Like {@link updateWearerAlerts}, for a device that raised an alarm without a wearer. */
export async function updateDeviceAlert({ transaction, deviceId, sources, now }: DeviceSources): Promise<string[]> {
  await takeAdvisoryLocks(transaction, [subjectLock({ deviceUserId: null, deviceId })]);
  const row = await transaction
    .selectFrom('wearerAlert')
    .selectAll()
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  if (row) await lockRows(transaction, { table: 'wearerAlert', ids: [row.id], mode: 'update' });
  const alert = row && recordCodec(wearerAlert).decode(row);
  const updates = updatedAlert({ deviceUserId: null, deviceId }, alert, sources, now);
  await writeAlerts(transaction, updates);
  return updates.length > 0 ? ['wearerAlert'] : [];
}

async function writeAlerts(transaction: WriteTransaction, updates: AlertUpdate[]): Promise<void> {
  const added = updates.filter(({ id }) => id === undefined);
  const others = updates.flatMap(({ id, ...record }) => (id === undefined ? [] : [{ ...record, id }]));
  const newIds = added.length === 0 ? [] : await reserveIds({ transaction, entity: wearerAlert }, added.length);
  for (const [index, record] of added.entries()) record.id = newIds[index];
  if (added.length > 0) await insertWithReservedIds({ transaction, entity: wearerAlert, records: added });
  if (others.length > 0)
    await bulkUpdate({ transaction, entity: wearerAlert, fields: WRITTEN_FIELDS, records: others });
}

/** Locks alerts, so that nobody takes on, closes or releases one between reading and writing. */
async function lockAlerts(transaction: WriteTransaction, wearers: readonly number[]): Promise<void> {
  const alerts = await transaction
    .selectFrom('wearerAlert')
    .select('id')
    .where('deviceUserId', 'in', [...wearers])
    .execute();
  await lockRows(transaction, { table: 'wearerAlert', ids: alerts.map(({ id }) => id), mode: 'update' });
}

/** The previous state of a wearer. */
interface WearerState extends LastAlert {
  deviceUserId: number;
  alert: RecordOf<'wearerAlert'> | undefined;
}

async function readWearerStates(transaction: WriteTransaction, ids: readonly number[]): Promise<WearerState[]> {
  const { decode } = recordCodec(wearerAlert);
  const rows = await transaction
    .selectFrom('deviceUser as wearer')
    .leftJoin('wearerAlert as alert', 'alert.deviceUserId', 'wearer.id')
    .select(['wearer.id as wearerId', 'wearer.lastAlertLevel', 'wearer.lastAlertTime'])
    .selectAll('alert')
    .where('wearer.id', 'in', [...ids])
    .orderBy('wearer.id')
    .execute();
  return rows.map((row) => ({
    deviceUserId: row.wearerId,
    level: row.lastAlertLevel ?? 'none',
    time: row.lastAlertTime,
    alert: row.id === null ? undefined : decode(row),
  }));
}

/** An alert to write; without an id if it is new. */
type AlertUpdate = WireRecord & { id?: number | undefined; version: number };

/** Returns the new state of one wearer or device; undefined if unchanged. */
function updatedAlert(
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
const openFindings = (alert: RecordOf<'wearerAlert'> | undefined): Finding[] =>
  alert === undefined || alert.status === 'closed' ? [] : ((alert.findings ?? []) as Finding[]);

const closeTimeOf = (alert: RecordOf<'wearerAlert'> | undefined): number | null =>
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

interface LastAlertsInput {
  transaction: WriteTransaction;
  sources: ReadonlyMap<number, readonly WearerSource[]>;
  known: readonly WearerState[];
  now: number;
}

/** Writes when wearers last had a finding. Returns whether the time or level changed for any of them. */
async function updateLastAlerts({
  transaction,
  sources: sourcesByWearer,
  known: states,
  now,
}: LastAlertsInput): Promise<boolean> {
  let isChanged = false;
  for (const { deviceUserId, alert, level, time } of states) {
    const sources = sourcesByWearer.get(deviceUserId) ?? [];
    const findings = replaceSourceFindings(openFindings(alert), sources);
    const known = { level, time };
    const closeTime = closeTimeOf(alert);
    const last = await updatedLastAlert({ transaction, deviceUserId, known, findings, sources, closeTime, now });
    if (last.level === level && last.time === time) continue;
    isChanged = true;
    await transaction
      .updateTable('deviceUser')
      .set({ lastAlertLevel: last.level, lastAlertTime: last.time })
      .where('id', '=', deviceUserId)
      .execute();
  }
  return isChanged;
}
