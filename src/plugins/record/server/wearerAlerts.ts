import { momentOf, momentText } from '../../../../contract/moment';
import {
  bulkUpdate,
  type DatabaseKind,
  groupedBy,
  insertReserved,
  lockNames,
  lockRows,
  type RecordOf,
  recordCodec,
  reserveIds,
  type WireRecord,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import {
  type Finding,
  NOT_ATTENDED,
  NOT_ESCALATED,
  type Trend,
  WITHDRAWN_MAX,
  type WithdrawnFinding,
  wearerAlert,
} from '../entities/wearerAlert';
import { joinedFindings, renewFindings, summaryOf, withdrawnFindings } from './findings';
import { type LastAlert, movedLastAlert } from './lastAlert';
import type { WearerSource } from './wearerDay';

export interface WearerSources {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  sources: readonly WearerSource[];
  /** Milliseconds since 1970. */
  now: number;
}

const WRITTEN = [
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
export async function keepWearerAlerts({ transaction, kind, sources, now }: WearerSources): Promise<string[]> {
  const byWearer = groupedBy(sources, ({ deviceUserId }) => deviceUserId);
  const ids = [...byWearer.keys()].sort((one, other) => one - other);
  if (ids.length === 0) return [];
  await lockNames(transaction, kind, ids.map(stateLock));
  await holdAlerts(transaction, kind, ids);
  const known = await readKnown(transaction, ids);
  const renewed = known.flatMap(({ deviceUserId, alert }) =>
    renew({ deviceUserId, deviceId: null }, alert, byWearer.get(deviceUserId) ?? [], now),
  );
  await writeAlerts(transaction, kind, renewed);
  const isMoved = await moveLastAlerts({ transaction, sources: byWearer, known, now });
  return [...(renewed.length > 0 ? ['wearerAlert'] : []), ...(isMoved ? ['deviceUser'] : [])];
}

export interface DeviceSources extends Omit<WearerSources, 'sources'> {
  deviceId: number;
  sources: readonly UnwornSource[];
}

/** Like {@link keepWearerAlerts}, for a device that raised an alarm without a wearer. */
export async function keepDeviceAlert({ transaction, kind, deviceId, sources, now }: DeviceSources): Promise<string[]> {
  await lockNames(transaction, kind, [subjectLock({ deviceUserId: null, deviceId })]);
  const row = await transaction
    .selectFrom('wearerAlert')
    .selectAll()
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  if (row) await lockRows(transaction, { kind, table: 'wearerAlert', ids: [row.id], mode: 'update' });
  const alert = row && recordCodec(wearerAlert).decode(row);
  const renewed = renew({ deviceUserId: null, deviceId }, alert, sources, now);
  await writeAlerts(transaction, kind, renewed);
  return renewed.length > 0 ? ['wearerAlert'] : [];
}

async function writeAlerts(transaction: WriteTransaction, kind: DatabaseKind, renewed: Renewed[]): Promise<void> {
  const added = renewed.filter(({ id }) => id === undefined);
  const others = renewed.flatMap(({ id, ...record }) => (id === undefined ? [] : [{ ...record, id }]));
  const newIds = added.length === 0 ? [] : await reserveIds({ transaction, kind, entity: wearerAlert }, added.length);
  for (const [index, record] of added.entries()) record.id = newIds[index];
  if (added.length > 0) await insertReserved({ transaction, kind, entity: wearerAlert, records: added });
  if (others.length > 0) await bulkUpdate({ transaction, kind, entity: wearerAlert, fields: WRITTEN, records: others });
}

/** Locks alerts, so that nobody takes on, closes or releases one between reading and writing. */
async function holdAlerts(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  wearers: readonly number[],
): Promise<void> {
  const alerts = await transaction
    .selectFrom('wearerAlert')
    .select('id')
    .where('deviceUserId', 'in', [...wearers])
    .execute();
  await lockRows(transaction, { kind, table: 'wearerAlert', ids: alerts.map(({ id }) => id), mode: 'update' });
}

/** The previous state of a wearer. */
interface KnownState extends LastAlert {
  deviceUserId: number;
  alert: RecordOf<'wearerAlert'> | undefined;
}

async function readKnown(transaction: WriteTransaction, ids: readonly number[]): Promise<KnownState[]> {
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
type Renewed = WireRecord & { id?: number | undefined; version: number };

/** Returns the new state of one wearer or device; undefined if unchanged. */
function renew(
  subject: AlertSubject,
  before: RecordOf<'wearerAlert'> | undefined,
  sources: readonly UnwornSource[],
  now: number,
): Renewed[] {
  const open = openFindings(before);
  const closed = before?.status === 'closed' ? ((before.findings ?? []) as Finding[]) : [];
  const { findings, hasNews } = renewFindings(open, sources, { closeTime: closeTimeOf(before), closed, now });
  // A closed alert stays unchanged until there is a new finding.
  if (open.length === 0 && findings.length === 0) return [];
  const trendsBefore = (before?.trends ?? []) as Trend[];
  const trends = trendsOf(findings, trendsBefore, sources);
  if (before && !hasNews && isSame(findings, open) && isSame(trends, trendsBefore)) return [];
  const time = momentText(now);
  const gone = withdrawnFindings(open, sources, now);
  const summary = summaryOf(findings);
  const isRaised = hasNews && !(before?.status === 'open' && before.alertLevel === 'critical');
  // Every upload extends known findings. Only news changes the version, so that an administrator can take on what they have
  // read.
  const isAnother = hasNews || gone.length > 0 || summary.alertLevel !== before?.alertLevel;
  return [
    {
      ...before,
      ...subject,
      ...summary,
      findings,
      trends,
      withdrawn: [...gone, ...((before?.withdrawn ?? []) as WithdrawnFinding[])].slice(0, WITHDRAWN_MAX),
      ...(hasNews && { status: 'open', acknowledgedById: null, acknowledgeTime: null, note: null, ...NOT_ATTENDED }),
      ...(isRaised && { raisedTime: time, ...NOT_ESCALATED }),
      ...(summary.alertLevel !== 'critical' && { raisedTime: null, ...NOT_ESCALATED }),
      // An alert without any findings left needs no attention.
      ...(findings.length === 0 && gone.length > 0 && withdrawnAt(time)),
      createTime: before?.createTime ?? time,
      createBy: before?.createBy ?? 'system',
      updateTime: time,
      updateBy: 'system',
      version: (before?.version ?? 0) + (isAnother ? 1 : 0),
      id: before?.id,
    },
  ];
}

const withdrawnAt = (closeTime: string) => ({
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
  alert?.closeTime ? (momentOf(alert.closeTime) ?? null) : null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the newest trend of each kind with findings. */
function trendsOf(findings: readonly Finding[], before: readonly Trend[], sources: readonly UnwornSource[]): Trend[] {
  const startOf = ({ startTime }: Trend) => momentOf(startTime) ?? 0;
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

interface Moving {
  transaction: WriteTransaction;
  sources: ReadonlyMap<number, readonly WearerSource[]>;
  known: readonly KnownState[];
  now: number;
}

/** Writes when wearers last had a finding. Returns whether the time or level changed for any of them. */
async function moveLastAlerts({ transaction, sources: all, known: states, now }: Moving): Promise<boolean> {
  let isMoved = false;
  for (const { deviceUserId, alert, level, time } of states) {
    const sources = all.get(deviceUserId) ?? [];
    const findings = joinedFindings(openFindings(alert), sources);
    const known = { level, time };
    const closeTime = closeTimeOf(alert);
    const last = await movedLastAlert({ transaction, deviceUserId, known, findings, sources, closeTime, now });
    if (last.level === level && last.time === time) continue;
    isMoved = true;
    await transaction
      .updateTable('deviceUser')
      .set({ lastAlertLevel: last.level, lastAlertTime: last.time })
      .where('id', '=', deviceUserId)
      .execute();
  }
  return isMoved;
}
