import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useKitDataProvider } from '../../../core/kit';
import type { AlertLevel } from '../../device/entities/alertLevels';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { WardPatient } from '../entities/wearerAlert';

/** Whom the ward view shows; everybody unless told. */
export interface WardQuestion {
  alertLevel?: AlertLevel;
  kind?: RecordKind;
  /** A code of GB/T 2260. */
  region?: string;
}

/** The wearers in the ward view. */
export function useWard(resource: string, question: WardQuestion) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectWard', question],
    queryFn: async ({ signal }) => {
      const answer: unknown = await dataProvider.call(resource, 'selectWard', { ...question }, { signal });
      return rowsOf(answer);
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Answers with a count come whole. */
function rowsOf(answer: unknown): WardPatient[] {
  if (Array.isArray(answer)) return answer as WardPatient[];
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  return Array.isArray(data) ? (data as WardPatient[]) : [];
}
