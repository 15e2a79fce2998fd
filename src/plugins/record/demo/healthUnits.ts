import type { DemoCounts } from '../../../../server/demo/demoSizes';
import { wornCounts } from '../../device/demo';

/** The health records and reports of a device over some days, generated and written together. */
export interface HealthBatch {
  deviceId: number;
  /** Days before today, both inclusive. */
  newest: number;
  oldest: number;
}

/**
 * Days that are filled first for every device, so that the console has data early. The remaining days follow a month at a
 * time.
 */
const FIRST_DAYS = 3;
const MONTH_DAYS = 30;

/** Returns the spans of days in the order of filling, the newest first. With stored samples there are few days. */
function spansOf({ recordDays, storesSamples }: DemoCounts): { newest: number; oldest: number }[] {
  if (storesSamples) return [{ newest: 0, oldest: recordDays - 1 }];
  const starts = [0, FIRST_DAYS];
  for (let start = MONTH_DAYS; start < recordDays; start += MONTH_DAYS) starts.push(start);
  return starts.map((newest, index) => ({ newest, oldest: (starts[index + 1] ?? recordDays) - 1 }));
}

/** Returns the number of units. */
export const healthUnitCount = (counts: DemoCounts): number => spansOf(counts).length * wornCounts(counts).bound;

/** Returns the unit at a position from 0. Worn devices come first. */
export function healthUnitAt(counts: DemoCounts, position: number): HealthBatch {
  const { bound } = wornCounts(counts);
  const span = spansOf(counts)[Math.floor(position / bound)];
  if (!span) throw new RangeError(`there is no unit ${position}`);
  return { deviceId: (position % bound) + 1, ...span };
}

/** Whether a unit is the last one of its span of days. */
export const endsSpan = (counts: DemoCounts, position: number): boolean =>
  (position + 1) % wornCounts(counts).bound === 0;
