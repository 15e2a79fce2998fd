import type { RaRecord } from 'ra-core';
import type { Entity } from '../../../contract/defineEntity';
import { isSessionEnd } from '../rejection';
import { settleEach } from '../writes/settleEach';

/** The specification's only read of such an entity: the records of one device. */
const BY_DEVICE = 'selectByDeviceId';

/** Reads the rows of a list. */
type ReadRows = (entity: Pick<Entity, 'name' | 'scope'>, operation: string, params?: object) => Promise<RaRecord[]>;

/** Returns whether the back end can read the entity's records only by device. */
export function isReadByDevice(entity: Entity, has: (operation: string) => boolean): boolean {
  return entity.reads?.[BY_DEVICE] !== undefined && !has('selectAll') && !has('queryAll');
}

/**
 * Returns all records of an entity: those of each device, with a few requests at a time.
 * @throws the error of the first device that fails
 */
export async function recordsOfDevices(entity: Entity, read: ReadRows): Promise<RaRecord[]> {
  const devices = await read({ name: 'device', scope: 'open' }, 'selectAll');
  const records = new Map<RaRecord['id'], RaRecord[]>();
  const outcomes = await settleEach(
    devices,
    async ({ id }) => void records.set(id, await read(entity, BY_DEVICE, { deviceId: id })),
    () => true,
  );
  const failed = outcomes.filter(({ error }) => error !== undefined);
  const [firstFailure] = [...failed.filter(({ error }) => isSessionEnd(error)), ...failed];
  if (firstFailure) throw firstFailure.error;
  return devices.flatMap(({ id }) => records.get(id) ?? []);
}
