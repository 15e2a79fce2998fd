import { keepPreviousData } from '@tanstack/react-query';
import { extractRows, useCallQuery } from '../../../core/kit';
import type { AlertLevel } from '../../device/entities/thresholds/alertLevels';
import type { FindingKind } from '../entities/alerts/alertCodes';
import type { WardAlert } from '../entities/alerts/wearerAlert';

/** Filter of the ward view. Defaults to all wearers. */
export interface WardFilter {
  alertLevel?: AlertLevel;
  kind?: FindingKind;
  /** A code as in GB/T 2260. */
  region?: string;
  /** Maximum number of wearers. */
  most?: number;
}

/** Polling interval without live updates, in milliseconds. */
export const REFRESH_MS = 30_000;

/** Entities whose changes affect the ward. */
export const WARD_ENTITIES: readonly string[] = ['wearerAlert', 'deviceUser'];

/** Returns the wearers in the ward view. */
export function useWard(resource: string, filter: WardFilter) {
  return useCallQuery(resource, 'selectWard', filter, {
    parse: extractRows<WardAlert>,
    placeholderData: keepPreviousData,
    silent: false,
  });
}
