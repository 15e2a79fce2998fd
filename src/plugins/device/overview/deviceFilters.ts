import { addDays } from '../../../../contract/moment';
import { BATTERY_LOW } from '../entities/deviceStates';

/** Days before its end at which a warranty is pointed out. */
const WARRANTY_DAYS = 30;

/** Which devices the figures of the section count, as of a day; lists are filtered by the same. */
export function deviceFilters(day: string) {
  const bound = { lifeStatus: 'bound' };
  return {
    online: { ...bound, onlineStatus: 'online' },
    offline: { ...bound, onlineStatus: 'offline' },
    never: { ...bound, onlineStatus: 'never' },
    batteryLow: { ...bound, battery: { to: BATTERY_LOW - 1 } },
    /** Nothing since the day before yesterday ended. */
    silent: { ...bound, lastDataTime: { to: addDays(day, -2) } },
    warrantyEnding: { warrantyEnd: { from: day, to: addDays(day, WARRANTY_DAYS) } },
  };
}
