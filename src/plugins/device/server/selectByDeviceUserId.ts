import { sql } from 'kysely';
import { fieldInput, findRecords, type Handler } from '../../../../server/plugin-api';
import { presentRecords } from '../../../../server/plugin-api/builtin';
import { device } from '../entities/devices/device';

/** `selectByDeviceUserId`: the devices of a wearer, current ones first, then previous ones, the latest first. */
export const selectByDeviceUserId: Handler = async (call, context) => {
  const read = device.reads?.selectByDeviceUserId;
  const { deviceUserId } = fieldInput(call, read?.input ?? {});
  const queries = context.database.read;
  const bindings = await queries
    .selectFrom('deviceBinding')
    .select([
      'deviceId',
      sql<number>`max("bindTime")`.as('last'),
      sql<number>`max(case when "unbindTime" is null then 1 else 0 end)`.as('current'),
    ])
    .where('deviceUserId', '=', deviceUserId)
    .where('withdrawnTime', 'is', null)
    .groupBy('deviceId')
    .orderBy('current', 'desc')
    .orderBy('last', 'desc')
    .orderBy('deviceId')
    .limit(read?.limit ?? 0)
    .execute();
  const order = bindings.map(({ deviceId }) => deviceId);
  const records = await presentRecords(await findRecords(queries, device, order), { context, entity: device, queries });
  records.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return { data: records, dataCount: records.length, message: 'okRead' };
};
