import { sql } from 'kysely';
import { toIsoMoment } from '../../../../../contract/moment';
import { fieldInput, type Handler, requireRecord } from '../../../../../server/plugin-api';
import { openStates, placedStates } from '../../entities/applications/applicationStates';
import { type AddressUse, userAddress } from '../../entities/places/userAddress';
import { placeFieldsFromAddress } from './placeFields';

/** `selectUses`: the open applications of an address, and whether they still have its place. */
export const selectUses: Handler = async (call, { database }) => {
  const { input, limit } = userAddress.reads.selectUses;
  const { id } = fieldInput(call, input);
  const queries = database.read;
  const address = await requireRecord({ queries, entity: userAddress, id });
  const placeEntries = Object.entries(placeFieldsFromAddress(address));
  const rows = await queries
    .selectFrom('serviceApplication')
    .select(['id', 'applicationNo', 'status', 'planStart'])
    .select(['serviceAddress', 'serviceRegionCode', 'serviceLng', 'serviceLat', 'geofenceM'])
    .where('userAddressId', '=', id)
    .where('status', 'in', [...openStates])
    .where('deleted', '=', sql.lit(0))
    .orderBy('planStart')
    .orderBy('id')
    .limit(limit)
    .execute();
  const data = rows.map(
    (row): AddressUse => ({
      applicationId: row.id,
      applicationNo: row.applicationNo ?? '',
      status: row.status,
      planStart: toIsoMoment(row.planStart),
      isFrozen: placedStates.some((state) => state === row.status),
      isChanged: placeEntries.some(([field, value]) => Reflect.get(row, field) !== value),
    }),
  );
  return { data, dataCount: data.length, message: 'okRead' };
};
