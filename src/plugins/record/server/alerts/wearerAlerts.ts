import { lockRows, type WriteTransaction } from '../../../../../server/plugin-api';
import {
  bulkUpdate,
  groupedBy,
  insertWithReservedIds,
  recordCodec,
  reserveIds,
  takeAdvisoryLocks,
} from '../../../../../server/plugin-api/builtin';
import { wearerAlert } from '../../entities/alerts/wearerAlert';
import { stateLock, subjectLock } from './alertLocks';
import { updateLastAlerts, type WearerState } from './lastAlert';
import { type AlertUpdate, type UnwornSource, updatedAlert } from './updatedAlert';
import type { WearerSource } from './wearerSources';

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

/** Updates the alerts of the wearers of some records, reports or devices. Returns the changed tables. */
export async function updateWearerAlerts({ transaction, sources, now }: WearerSources): Promise<string[]> {
  const byWearer = groupedBy(sources, ({ deviceUserId }) => deviceUserId);
  const ids = [...byWearer.keys()].sort((one, other) => one - other);
  if (ids.length === 0) return [];
  await takeAdvisoryLocks(transaction, ids.map(stateLock));
  await lockAlerts(transaction, ids);
  const states = await readWearerStates(transaction, ids);
  const updates = states.flatMap(({ deviceUserId, alert }) =>
    updatedAlert({ deviceUserId, deviceId: null }, alert, byWearer.get(deviceUserId) ?? [], now),
  );
  await writeAlerts(transaction, updates);
  const isChanged = await updateLastAlerts({ transaction, sources: byWearer, states, now });
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
