import { addDays } from '../../../../contract/moment';
import { BATTERY_LOW } from './devices/deviceStates';

/** Days before the end of a warranty from which it is shown. */
const WARRANTY_DAYS = 30;

/** Filter of devices in use. */
export const bound = { lifeStatus: 'bound' } as const;

/** Returns the filters of the section's figures for a day. The linked lists use the same filters. */
export function deviceFilters(day: string) {
  return {
    offline: { ...bound, onlineStatus: 'offline' },
    batteryLow: { ...bound, battery: { to: BATTERY_LOW - 1 } },
    /** No data since the end of the day before yesterday. */
    silent: { ...bound, lastDataTime: { to: addDays(day, -2) } },
    warrantyEnding: { warrantyEnd: { from: day, to: addDays(day, WARRANTY_DAYS) } },
  };
}
