import type { deviceCategories } from './deviceType';

/**
 * Hours without data after which a worn device counts as silent, by category (our choice). A patch has one hour, a watch the
 * same day, a sleep mat a night without data, an occasionally used cuff three days. Devices that measure nothing about the
 * wearer have no limit.
 */
export const SILENT_HOURS: Readonly<Record<(typeof deviceCategories)[number], number | null>> = {
  ecgPatch: 1,
  watch: 6,
  oximeter: 24,
  sleepMat: 30,
  bpMonitor: 72,
  sos: null,
  gateway: null,
};
