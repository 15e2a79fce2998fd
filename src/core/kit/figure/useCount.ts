import { useGetList } from 'react-admin';
import type { FilterValues } from '../list/filters/filterValues';

export interface CountRequest {
  /** Full name of the resource. */
  resource: string;
  /** The records to count. */
  filter: FilterValues;
  /** The special read that returns them, instead of the list. */
  read?: string | undefined;
  /** Sends no request, for users without the permission to list the records. */
  isDisabled?: boolean;
  /** Milliseconds for which a count stays fresh. */
  staleTime?: number;
  /** Also returns the counts per day. */
  hasTrend?: boolean;
}

/** Returns how many records match a filter, by requesting the smallest possible page. */
export function useCount({ resource, filter, read, isDisabled = false, staleTime, hasTrend = false }: CountRequest) {
  const { total, error, meta } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      filter,
      ...(hasTrend && { meta: { with: ['trend'], fields: ['id'] } }),
      ...(read && { meta: { operation: read, silent: true } }),
    },
    { enabled: !isDisabled, retry: false, staleTime },
  );
  return { count: total, error, trend: trendIn(meta) };
}

/** Returns `undefined` if the back end sends no daily counts. */
function trendIn(meta: unknown): readonly number[] | undefined {
  if (typeof meta !== 'object' || meta === null || !('trend' in meta) || !Array.isArray(meta.trend)) return undefined;
  return meta.trend.every((count) => typeof count === 'number') ? meta.trend : undefined;
}
