import { useGetList } from 'react-admin';
import type { FilterValues } from '../list/filterValues';

export interface CountRequest {
  /** Full name of the resource. */
  resource: string;
  /** The records that are counted. */
  filter: FilterValues;
  /** Asks nothing, for who may not list the records. */
  isDisabled?: boolean;
  /** For how many milliseconds a count that was read serves again. */
  staleTime?: number;
}

/** How many records fulfil a condition, asked with the smallest possible page. */
export function useCount({ resource, filter, isDisabled = false, staleTime }: CountRequest) {
  const { total, error } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter },
    { enabled: !isDisabled, retry: false, staleTime },
  );
  return { count: total, error };
}
