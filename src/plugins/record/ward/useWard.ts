import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answeredRows, useKitDataProvider } from '../../../core/kit';
import type { AlertLevel } from '../../device/entities/alertLevels';
import type { FindingKind } from '../entities/alertCodes';
import type { WardPatient } from '../entities/wearerAlert';

/** Filter of the ward view. Defaults to all wearers. */
export interface WardQuestion {
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
export function useWard(resource: string, question: WardQuestion) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectWard', question],
    queryFn: async ({ signal }) => {
      return answeredRows<WardPatient>(await dataProvider.call(resource, 'selectWard', { ...question }, { signal }));
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}
