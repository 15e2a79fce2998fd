import { momentOf, momentText } from '../../../../contract/moment';
import {
  bulkUpdate,
  type DatabaseKind,
  insertReserved,
  lockNames,
  recordCodec,
  reserveIds,
  type WireRecord,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import type { AlertLevel } from '../../device/entities/alertLevels';
import { type Finding, type Trend, wearerAlert } from '../entities/wearerAlert';
import { hasNews, joinedFindings, renewFindings, summaryOf } from './findings';
import { type LastAlert, movedLastAlert } from './lastAlert';
import type { WearerDay } from './wearerDay';

export interface WearerDays {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  days: readonly WearerDay[];
  /** Milliseconds since 1970. */
  now: number;
}

const WRITTEN = [
  'alertLevel',
  'kinds',
  'findings',
  'since',
  'lastTime',
  'trends',
  'status',
  'acknowledgedById',
  'acknowledgeTime',
  'note',
  'updateTime',
  'updateBy',
  'version',
] as const;

/** The name by which what is known of a wearer's state is held until a transaction ends. */
export const stateLock = (deviceUserId: number) => `alerts of wearer ${deviceUserId}`;

/** Renews what is known to be wrong with the wearers of some days; answers the tables it changed. */
export async function keepWearerAlerts({ transaction, kind, days, now }: WearerDays): Promise<string[]> {
  const byWearer = new Map<number, WearerDay[]>();
  for (const day of days) byWearer.set(day.deviceUserId, [...(byWearer.get(day.deviceUserId) ?? []), day]);
  const ids = [...byWearer.keys()].sort((one, other) => one - other);
  if (ids.length === 0) return [];
  await lockNames(transaction, kind, ids.map(stateLock));
  const known = await readKnown(transaction, ids);
  const renewed = known.flatMap((each) => renew(each, byWearer.get(each.deviceUserId) ?? [], now));
  const added = renewed.filter(({ id }) => id === undefined);
  const newIds = added.length === 0 ? [] : await reserveIds({ transaction, kind, entity: wearerAlert }, added.length);
  for (const [index, record] of added.entries()) record.id = newIds[index];
  if (added.length > 0) await insertReserved({ transaction, kind, entity: wearerAlert, records: added });
  const others = renewed
    .filter(({ version }) => Number(version) > 1)
    .map((record) => ({ ...record, id: Number(record.id) }));
  if (others.length > 0) await bulkUpdate({ transaction, kind, entity: wearerAlert, fields: WRITTEN, records: others });
  const isMoved = await moveLastAlerts({ transaction, days: byWearer, known, now });
  return [...(renewed.length > 0 ? ['wearerAlert'] : []), ...(isMoved ? ['deviceUser'] : [])];
}

/** What is known of a wearer before some days. */
interface KnownState extends LastAlert {
  deviceUserId: number;
  alert: WireRecord | undefined;
}

async function readKnown(transaction: WriteTransaction, ids: readonly number[]): Promise<KnownState[]> {
  const { columns, decode } = recordCodec(wearerAlert);
  const rows = await transaction
    .selectFrom('deviceUser as wearer')
    .leftJoin('wearerAlert as alert', 'alert.deviceUserId', 'wearer.id')
    .select(['wearer.id as wearerId', 'wearer.lastAlertLevel', 'wearer.lastAlertTime'])
    .select(columns.map((column) => `alert.${column}` as const))
    .where('wearer.id', 'in', [...ids])
    .orderBy('wearer.id')
    .execute();
  return rows.map((row) => ({
    deviceUserId: Number(row.wearerId),
    level: (row.lastAlertLevel ?? 'none') as AlertLevel,
    time: row.lastAlertTime === null ? null : Number(row.lastAlertTime),
    alert: row.id === null ? undefined : decode(row),
  }));
}

/** What is known of one wearer after some days; nothing where that is what was known before. */
function renew({ deviceUserId, alert: before }: KnownState, days: readonly WearerDay[], now: number): WireRecord[] {
  // Written by this file only.
  const known = (before?.findings ?? []) as Finding[];
  const findings = renewFindings(
    known,
    days.map(({ alerted }) => alerted),
    now,
  );
  if (known.length === 0 && findings.length === 0) return [];
  const trendsBefore = (before?.trends ?? []) as Trend[];
  const trends = trendsOf(findings, trendsBefore, days);
  if (before && isSame(findings, known) && isSame(trends, trendsBefore)) return [];
  const isOpened = !before || hasNews(known, findings);
  const time = momentText(now);
  return [
    {
      ...before,
      deviceUserId,
      ...summaryOf(findings),
      findings,
      trends,
      ...(isOpened && { status: 'open', acknowledgedById: null, acknowledgeTime: null, note: null }),
      createTime: before?.createTime ?? time,
      createBy: before?.createBy ?? 'system',
      updateTime: time,
      updateBy: 'system',
      version: Number(before?.version ?? 0) + 1,
    },
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The newest course of each kind in which something was found. */
function trendsOf(findings: readonly Finding[], before: readonly Trend[], days: readonly WearerDay[]): Trend[] {
  const startOf = ({ startTime }: Trend) => momentOf(startTime) ?? 0;
  const kinds = new Set(findings.map(({ kind }) => kind));
  const newest = new Map<string, Trend>();
  const fresh = days.filter(({ alerted }) => kinds.has(alerted.kind)).map(({ trend }) => trend());
  for (const trend of [...before, ...fresh]) {
    if (!trend || !kinds.has(trend.kind)) continue;
    const other = newest.get(trend.kind);
    if (!other || startOf(trend) >= startOf(other)) newest.set(trend.kind, trend);
  }
  return [...newest.values()];
}

interface Moving {
  transaction: WriteTransaction;
  days: ReadonlyMap<number, readonly WearerDay[]>;
  known: readonly KnownState[];
  now: number;
}

/** Writes when something was last found of wearers; answers whether that was another time or level for any of them. */
async function moveLastAlerts({ transaction, days, known, now }: Moving): Promise<boolean> {
  let isMoved = false;
  for (const { deviceUserId, alert, level, time } of known) {
    const own = days.get(deviceUserId) ?? [];
    const before = (alert?.findings ?? []) as Finding[];
    const findings = joinedFindings(
      before,
      own.map(({ alerted }) => alerted),
    );
    const last = await movedLastAlert({ transaction, deviceUserId, known: { level, time }, findings, days: own, now });
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
