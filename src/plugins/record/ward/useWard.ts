import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answeredRows, useKitDataProvider } from '../../../core/kit';
import type { AlertLevel } from '../../device/entities/alertLevels';
import type { FindingKind } from '../entities/alertCodes';
import type { WardPatient } from '../entities/wearerAlert';

/** Whom the ward view shows; everybody unless told. */
export interface WardQuestion {
  alertLevel?: AlertLevel;
  kind?: FindingKind;
  /** A code of GB/T 2260. */
  region?: string;
  /** No more than so many. */
  most?: number;
}

/** How often the ward is asked for anew where nobody tells of changes. */
export const REFRESH_MS = 30_000;

/** Whose changes change the ward. */
export const WARD_ENTITIES: readonly string[] = ['wearerAlert', 'deviceUser'];

/** The wearers in the ward view. */
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
