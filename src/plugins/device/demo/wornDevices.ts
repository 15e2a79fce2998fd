import type { DemoCounts } from '../../../../server/demo/demoSizes';
import type { LifeStatus } from '../entities/devices/deviceStates';

/** Returns the number of devices by life status: 88 % worn, 6 % in stock, 3 % in repair, 1 % lost, 2 % retired. */
export function lifeStatusCounts({ device }: Pick<DemoCounts, 'device'>) {
  const bound = Math.round(device * 0.88);
  const lost = Math.round(device * 0.01);
  const retired = Math.round(device * 0.02);
  const maintenance = Math.round(device * 0.03);
  return { bound, lost, retired, maintenance, registered: device - bound - lost - retired - maintenance };
}

/** Returns the life status of the device with an id; worn and lost devices come first. */
export function lifeStatusOf(id: number, counts: DemoCounts): LifeStatus {
  const { bound, lost, registered, maintenance } = lifeStatusCounts(counts);
  if (id <= bound) return 'bound';
  if (id <= bound + lost) return 'lost';
  if (id <= bound + lost + registered) return 'registered';
  return id <= bound + lost + registered + maintenance ? 'maintenance' : 'retired';
}

/**
 * Returns the current or last wearer of a device. The wearer of a worn device has the same id; the other devices had an
 * earlier wearer.
 */
export function wearerOfDevice(id: number, counts: DemoCounts): number {
  const { bound, lost } = lifeStatusCounts(counts);
  return id <= bound + lost ? id : ((id - bound - lost - 1) % bound) + 1;
}
