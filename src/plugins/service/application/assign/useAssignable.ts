import { keepPreviousData } from '@tanstack/react-query';
import { isRecord } from '../../../../../contract/values/isRecord';
import { extractRows, type KitRecord, useCallQuery } from '../../../../core/kit';
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
  const params = { id, ...plan, ...(keyword && { keyword }) };
  return useCallQuery(resource, 'selectAssignable', params, {
    parse: assignableRows,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Extracts the attendants from an answer of `selectAssignable`. */
export function assignableRows(answer: unknown): AssignableAttendant[] {
  return extractRows(answer).filter(isAssignable);
}

function isAssignable(row: unknown): row is AssignableAttendant {
  return isRecord(row) && typeof row.attendantId === 'number' && Array.isArray(row.problems) && isRecord(row.parts);
}
