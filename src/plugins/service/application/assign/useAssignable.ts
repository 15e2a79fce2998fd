import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../../../contract/values/isRecord';
import { type KitRecord, useKitDataProvider } from '../../../../core/kit';
import type { AssignableAttendant } from '../../entities/attendants/assignableAttendant';

export interface AssignableQuery {
  resource: string;
  id: KitRecord['id'];
  /** A time other than that of the application. */
  plan: { planStart?: string; planEnd?: string };
  keyword: string;
}

/** Fetches the attendants for an application, ranked by the server; refetches each time the dialog opens. */
export function useAssignable({ resource, id, plan, keyword }: AssignableQuery) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectAssignable', id, plan, keyword],
    queryFn: async ({ signal }) => {
      const params = { id, ...plan, ...(keyword && { keyword }) };
      return assignableRows(await dataProvider.call(resource, 'selectAssignable', params, { silent: true, signal }));
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (previous) => previous,
  });
}

/** Extracts the attendants from an answer of `selectAssignable`, which is the whole body because it carries `dataCount`. */
export function assignableRows(answer: unknown): AssignableAttendant[] {
  const rows = isRecord(answer) ? answer.data : answer;
  return Array.isArray(rows) ? rows.filter(isAssignable) : [];
}

function isAssignable(row: unknown): row is AssignableAttendant {
  return isRecord(row) && typeof row.attendantId === 'number' && Array.isArray(row.problems) && isRecord(row.parts);
}
