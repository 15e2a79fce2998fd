import type { deviceCategories } from './deviceType';

/**
 * Hours without data after which a worn device counts as silent, by what it is (ours): a patch within the hour, a watch the same
 * day, a sleep mat after a night without a report, a cuff that is used now and then after three days. What measures nothing of
 * its wearer has no limit.
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
