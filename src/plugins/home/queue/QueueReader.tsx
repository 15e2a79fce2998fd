import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import { isKitRecord, useRefreshWhileVisible } from '../../../core/kit';
import type { HostQueueSource } from '../../../core/plugin-api';
import type { QueueAnswer } from './queueEntries';

const REFRESH_MS = 60_000;
/** Default operations of sources that name none. */
const EDIT = ['edit'];

export interface SourceQuery {
  source: HostQueueSource;
  filter: Readonly<Record<string, unknown>>;
  perPage: number;
  /** Records to include regardless of their position in the list. */
  ids: readonly number[];
}

/** The state of a source. */
export interface SourceState {
  /** Missing if the user may not see its records, or if it failed. */
  answer?: QueueAnswer;
  /** Retries failed requests. */
  retry?: () => unknown;
}

export interface QueueReaderProps {
  sourceQuery: SourceQuery;
  onRead: (key: string, state: SourceState) => void;
}

/**
 * Reads one source and reports the result, initially and on updates. A separate component for each source, so that a slow or
 * failing one does not block the others.
 */
export function QueueReader({ sourceQuery, onRead }: QueueReaderProps) {
  const authProvider = useAuthProvider();
  const dataProvider = useDataProvider();
  const { source, filter, perPage, ids } = sourceQuery;
  const { resource, read, time, sort = time, key, operations = EDIT } = source;

  async function fetchSource(signal: AbortSignal): Promise<QueueAnswer | null> {
    const isAllowed = async (action: string) => (await authProvider?.canAccess?.({ resource, action })) !== false;
    if (!(await isAllowed(read ?? 'list'))) return null;
    const steps = await Promise.all(operations.map(isAllowed));
    // Entries count only if the user may act on them, or if they were handed over to the user.
    const hasPermission = steps.includes(true);
    if (!hasPermission && ids.length === 0) return null;
    const { data, total = 0 } = hasPermission
      ? await dataProvider.getList(resource, {
          pagination: { page: 1, perPage },
          sort: { field: sort, order: 'ASC' },
          filter,
          meta: { silent: true, ...(read && { operation: read }) },
          signal,
        })
      : { data: [], total: ids.length };
    const missing = ids.filter((id) => data.every((record) => Number(record.id) !== id));
    const { data: missingRecords } =
      missing.length > 0
        ? await dataProvider.getMany(resource, { ids: missing, meta: { silent: true } })
        : { data: [] };
    return {
      source,
      records: [...data, ...missingRecords].filter(isKitRecord),
      total,
      isHandedOverOnly: !hasPermission,
    };
  }

  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'queue', key, filter, perPage, ids],
    queryFn: ({ signal }) => fetchSource(signal),
    retry: false,
  });
  useRefreshWhileVisible(() => void refetch(), REFRESH_MS, { entities: [source.entity] });
  useEffect(() => {
    if (error) onRead(key, { retry: refetch });
    else if (data !== undefined) onRead(key, data === null ? {} : { answer: data });
  }, [key, data, error, refetch, onRead]);
  return null;
}
