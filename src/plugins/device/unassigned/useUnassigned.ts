import { extractRows, useCallQuery } from '../../../core/kit';
import type { UnassignedPeriod } from '../entities/wearers/deviceBinding';

/** Returns data that was measured without a wearer, the newest first. */
export function useUnassigned(resource: string) {
  return useCallQuery(resource, 'selectUnassigned', {}, { parse: extractRows<UnassignedPeriod>, silent: false });
}
