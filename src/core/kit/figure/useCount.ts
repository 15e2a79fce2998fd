import { useGetList } from 'react-admin';
import type { FilterValues } from '../list/filterValues';

export interface CountRequest {
  /** Full name of the resource. */
  resource: string;
  /** The records that are counted. */
  filter: FilterValues;
  /** The special read that answers them, instead of the list. */
  read?: string | undefined;
  /** Asks nothing, for who may not list the records. */
  isDisabled?: boolean;
  /** For how many milliseconds a count that was read serves again. */
  staleTime?: number;
  /** Tells also how many there were day by day. */
  hasTrend?: boolean;
}

/** How many records fulfil a condition, asked with the smallest possible page. */
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

/** A back end that counts nothing day by day tells nothing. */
function trendIn(meta: unknown): readonly number[] | undefined {
  if (typeof meta !== 'object' || meta === null || !('trend' in meta) || !Array.isArray(meta.trend)) return undefined;
  return meta.trend.every((count) => typeof count === 'number') ? meta.trend : undefined;
}
