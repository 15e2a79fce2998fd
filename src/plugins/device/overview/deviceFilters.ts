import { addDays } from '../../../../contract/moment';
import { BATTERY_LOW } from '../entities/devices/deviceStates';

/** Days before the end of a warranty from which it is shown. */
const WARRANTY_DAYS = 30;

/** Returns the filters of the section's figures for a day. The linked lists use the same filters. */
export function deviceFilters(day: string) {
  const bound = { lifeStatus: 'bound' };
  return {
    online: { ...bound, onlineStatus: 'online' },
    offline: { ...bound, onlineStatus: 'offline' },
    never: { ...bound, onlineStatus: 'never' },
    batteryLow: { ...bound, battery: { to: BATTERY_LOW - 1 } },
    /** No data since the end of the day before yesterday. */
    silent: { ...bound, lastDataTime: { to: addDays(day, -2) } },
    warrantyEnding: { warrantyEnd: { from: day, to: addDays(day, WARRANTY_DAYS) } },
  };
}
