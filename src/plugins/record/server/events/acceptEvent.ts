import { sql } from 'kysely';
import { HOUR_MS, toIsoMoment } from '../../../../../contract/moment';
import { bumpVersions, type Context, type Queries, type WriteTransaction } from '../../../../../server/plugin-api';
import { insertWithReservedIds, reserveIds } from '../../../../../server/plugin-api/builtin';
import { LATE_HOURS } from '../../entities/alerts/wearerAlert';
import { deviceEvent } from '../../entities/deviceEvent';
import { lockDevices } from '../days/lockDevices';
import type { DeviceRequest, DeviceResponse } from '../ingestion/deviceCalls';
import { consumeNonce, recordContact } from '../ingestion/deviceContact';
import { parseEvent, type RaisedEvent } from './parseEvent';
import { raiseEventAlert } from './raiseEventAlert';

/** Stores a device event and alerts the ward. Idempotent: returns the same id however often the event is sent. */
export async function acceptEvent(context: Context, request: DeviceRequest): Promise<DeviceResponse> {
  const { device, now } = request;
  const { database } = context;
  const event = parseEvent(request.body, { deviceId: device.id, now });
  const alertId = await database.write(async (transaction) => {
    // The lock makes the first of two simultaneous copies store the event.
    await lockDevices(transaction, [device.id]);
    await consumeNonce(transaction, request);
    const known = await findEvent(transaction, device.id, event);
    await recordContact(transaction, request, { state: event.state });
    if (known !== undefined) {
      await bumpVersions(transaction, ['device']);
      return known;
    }
    const stored = await storeEvent({ transaction, now }, device.id, event);
    await bumpVersions(transaction, ['device', ...stored.changed]);
    return stored.id;
  });
  context.logger.info({ deviceId: device.id, alertId, kind: event.kind, test: event.isTest }, 'event of a device');
  return { data: { alertId } };
}

/**
 * Returns the id of an event that is already stored. A device that restarts its counter reuses ids. A different kind, or a
 * time further away than events are accepted, therefore means another event.
 */
async function findEvent(queries: Queries, deviceId: number, event: RaisedEvent): Promise<number | undefined> {
  const row = await queries
    .selectFrom('deviceEvent')
    .select('id')
    .where('deviceId', '=', deviceId)
    .where('eventNo', '=', event.eventNo)
    .where('kind', '=', event.kind)
    .where('status', event.isTest ? '=' : '<>', 'test')
    .where('time', '>=', event.time - LATE_HOURS * HOUR_MS)
    .where('time', '<=', event.time + LATE_HOURS * HOUR_MS)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

interface StoreContext {
  transaction: WriteTransaction;
  now: number;
}

async function storeEvent(storeContext: StoreContext, deviceId: number, event: RaisedEvent) {
  const { transaction, now } = storeContext;
  const deviceUserId = await wearerAt(transaction, deviceId, event.time);
  const [id = 0] = await reserveIds({ transaction, entity: deviceEvent }, 1);
  const time = toIsoMoment(now);
  const record = {
    id,
    deviceId,
    deviceUserId,
    kind: event.kind,
    eventNo: event.eventNo,
    time: toIsoMoment(event.time),
    receiveTime: time,
    lng: event.place?.lng ?? null,
    lat: event.place?.lat ?? null,
    status: event.isTest ? 'test' : 'waiting',
    createTime: time,
    updateTime: time,
    createBy: `device:${deviceId}`,
    updateBy: `device:${deviceId}`,
    version: 1,
  };
  await insertWithReservedIds({ transaction, entity: deviceEvent, records: [record] });
  const changed = event.isTest
    ? []
    : await raiseEventAlert(storeContext, {
        event: { id, deviceId, kind: event.kind, time: event.time },
        deviceUserId,
      });
  return { id, changed: ['deviceEvent', ...changed] };
}

/** Returns the wearer of a device at a moment. A deleted wearer counts as nobody. */
export async function wearerAt(queries: Queries, deviceId: number, time: number): Promise<number | null> {
  const row = await queries
    .selectFrom('deviceBinding as worn')
    .innerJoin('deviceUser as wearer', 'wearer.id', 'worn.deviceUserId')
    .select('worn.deviceUserId')
    .where('worn.deviceId', '=', deviceId)
    .where('worn.withdrawnTime', 'is', null)
    .where('worn.bindTime', '<=', time)
    .where((bound) => bound.or([bound('worn.unbindTime', 'is', null), bound('worn.unbindTime', '>', time)]))
    .where('wearer.deleted', '=', sql.lit(0))
    .orderBy('worn.bindTime', 'desc')
    .executeTakeFirst();
  return row?.deviceUserId ?? null;
}
