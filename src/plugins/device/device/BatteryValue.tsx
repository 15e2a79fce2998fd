import { EmptyValue, type KitRecord, StatusChip } from '../../../core/kit';
import { BATTERY_CRITICAL, BATTERY_LOW } from '../entities/devices/deviceStates';

/** Shows the charge of a device, more prominently the lower it is. */
export function BatteryValue({ record }: { record: KitRecord }) {
  const { battery } = record;
  if (typeof battery !== 'number') return <EmptyValue />;
  if (battery >= BATTERY_LOW) return <>{battery}</>;
  return <StatusChip tone={battery < BATTERY_CRITICAL ? 'danger' : 'warning'}>{battery}</StatusChip>;
}
