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
}

/** How often the ward is asked for anew. */
export const REFRESH_MS = 30_000;

/**
 * The wearers in the ward view.
 * @param isAlways whether they are asked for also while the window is out of view
 */
export function useWard(resource: string, question: WardQuestion, isAlways: boolean) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectWard', question],
    queryFn: async ({ signal }) => {
      return answeredRows<WardPatient>(await dataProvider.call(resource, 'selectWard', { ...question }, { signal }));
    },
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: isAlways && REFRESH_MS,
    refetchIntervalInBackground: true,
  });
}
