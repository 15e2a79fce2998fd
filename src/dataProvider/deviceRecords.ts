import type { RaRecord } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';
import { isSessionEnd } from './rejection';
import { settleEach } from './settleEach';

/** What the specification knows of a record kind: its days of one device, and one day. */
const BY_DEVICE = 'selectByDeviceId';

/** Reads the rows of a list. */
type ReadRows = (entity: Pick<Entity, 'name' | 'scope'>, operation: string, params?: object) => Promise<RaRecord[]>;

/** Whether records of an entity are read by their device alone. */
export function isReadByDevice(entity: Entity, has: (operation: string) => boolean): boolean {
  return entity.reads?.[BY_DEVICE] !== undefined && !has('selectAll') && !has('queryAll');
}

/**
 * All records of a kind: of each device, a few at a time.
 * @throws what the first device threw that could not be read
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
  const [worst] = [...failed.filter(({ error }) => isSessionEnd(error)), ...failed];
  if (worst) throw worst.error;
  return devices.flatMap(({ id }) => records.get(id) ?? []);
}
