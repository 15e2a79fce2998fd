import { momentOf, momentText } from '../../../contract/moment';
import { type Finding, type Trend, wearerAlert } from '../../../contract/record/wearerAlert';
import type { DatabaseKind, WriteTransaction } from '../../db';
import { insertReserved, reserveIds } from '../../db/bulkInsert';
import { bulkUpdate } from '../../db/bulkUpdate';
import { lockName } from '../../db/lockRows';
import { recordCodec, type WireRecord } from '../../db/recordCodec';
import { type AlertedDay, hasNews, renewFindings, summaryOf } from './findings';

/** A day of a wearer that has just been stored. */
export interface WearerDay {
  deviceUserId: number;
  alerted: AlertedDay;
  trend: Trend | null;
}

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

/** Renews what is known to be wrong with the wearers of some days; answers the tables it changed. */
export async function keepWearerAlerts({ transaction, kind, days, now }: WearerDays): Promise<string[]> {
  const byWearer = new Map<number, WearerDay[]>();
  for (const day of days) byWearer.set(day.deviceUserId, [...(byWearer.get(day.deviceUserId) ?? []), day]);
  const ids = [...byWearer.keys()].sort((one, other) => one - other);
  if (ids.length === 0) return [];
  for (const id of ids) await lockName(transaction, kind, `alerts of wearer ${id}`);
  const { columns, decode } = recordCodec(wearerAlert);
  const rows = await transaction
    .selectFrom('wearerAlert')
    .select([...columns])
    .where('deviceUserId', 'in', ids)
    .execute();
  const known = new Map(rows.map(decode).map((record) => [Number(record.deviceUserId), record]));
  const renewed = ids.flatMap((id) => renew(id, known.get(id), byWearer.get(id) ?? [], now));
  if (renewed.length === 0) return [];
  const added = renewed.filter(({ id }) => id === undefined);
  const newIds = await reserveIds({ transaction, kind, entity: wearerAlert }, added.length);
  for (const [index, record] of added.entries()) record.id = newIds[index];
  if (added.length > 0) await insertReserved({ transaction, kind, entity: wearerAlert, records: added });
  const others = renewed
    .filter(({ version }) => Number(version) > 1)
    .map((record) => ({ ...record, id: Number(record.id) }));
  if (others.length > 0) await bulkUpdate({ transaction, kind, entity: wearerAlert, fields: WRITTEN, records: others });
  await moveLastAlerts(transaction, renewed);
  return ['wearerAlert', 'deviceUser'];
}

/** What is known of one wearer after some days; nothing where neither before nor after anything was found. */
function renew(
  deviceUserId: number,
  before: WireRecord | undefined,
  days: readonly WearerDay[],
  now: number,
): WireRecord[] {
  // Written by this file only.
  const known = (before?.findings ?? []) as Finding[];
  const findings = renewFindings(
    known,
    days.map(({ alerted }) => alerted),
    now,
  );
  if (known.length === 0 && findings.length === 0) return [];
  const isOpened = !before || hasNews(known, findings);
  const time = momentText(now);
  return [
    {
      ...before,
      deviceUserId,
      ...summaryOf(findings),
      findings,
      trends: trendsOf(findings, (before?.trends ?? []) as Trend[], days),
      ...(isOpened && { status: 'open', acknowledgedById: null, acknowledgeTime: null, note: null }),
      createTime: before?.createTime ?? time,
      createBy: before?.createBy ?? 'system',
      updateTime: time,
      updateBy: 'system',
      version: Number(before?.version ?? 0) + 1,
    },
  ];
}

/** The newest course of each kind in which something was found. */
function trendsOf(findings: readonly Finding[], before: readonly Trend[], days: readonly WearerDay[]): Trend[] {
  const startOf = ({ startTime }: Trend) => momentOf(startTime) ?? 0;
  const newest = new Map<string, Trend>();
  for (const trend of [...before, ...days.flatMap((day) => (day.trend ? [day.trend] : []))]) {
    const other = newest.get(trend.kind);
    if (!other || startOf(trend) >= startOf(other)) newest.set(trend.kind, trend);
  }
  const kinds = new Set(findings.map(({ kind }) => kind));
  return [...newest.values()].filter(({ kind }) => kinds.has(kind));
}

/** The last time that something was found of a wearer stays when it is no longer of the present. */
async function moveLastAlerts(transaction: WriteTransaction, renewed: readonly WireRecord[]): Promise<void> {
  for (const { deviceUserId, alertLevel, lastTime } of renewed) {
    const time = typeof lastTime === 'string' ? momentOf(lastTime) : undefined;
    if (time === undefined) continue;
    await transaction
      .updateTable('deviceUser')
      .set({ lastAlertLevel: alertLevel, lastAlertTime: time })
      .where('id', '=', Number(deviceUserId))
      .where((where) => where.or([where('lastAlertTime', 'is', null), where('lastAlertTime', '<=', time)]))
      .execute();
  }
}
