import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import { isKitRecord, useRefreshWhileVisible } from '../../../core/kit';
import type { HostQueueSource } from '../../../core/plugin-api';
import type { QueueAnswer } from './queueEntries';

const REFRESH_MS = 60_000;
/** The step of sources that name none. */
const EDIT = ['edit'];

export interface AskedSource {
  source: HostQueueSource;
  filter: Readonly<Record<string, unknown>>;
  perPage: number;
  /** Records that are shown wherever they stand in the list. */
  ids: readonly number[];
}

/** What is known of a source. */
export interface SourceState {
  /** Missing for who may not see its records, and where it failed. */
  answer?: QueueAnswer;
  /** Asks again what could not be read. */
  retry?: () => unknown;
}

export interface QueueReaderProps {
  asked: AskedSource;
  onRead: (key: string, state: SourceState) => void;
}

/** Reads one source and tells what it found, now and as long as the page is looked at; a slow or broken one holds up nobody. */
export function QueueReader({ asked, onRead }: QueueReaderProps) {
  const authProvider = useAuthProvider();
  const dataProvider = useDataProvider();
  const { source, filter, perPage, ids } = asked;
  const { resource, read, time, sort = time, key, operations = EDIT } = source;

  async function answer(signal: AbortSignal): Promise<QueueAnswer | null> {
    const may = async (action: string) => (await authProvider?.canAccess?.({ resource, action })) !== false;
    if (!(await may(read ?? 'list'))) return null;
    const steps = await Promise.all(operations.map(may));
    // What somebody can do nothing about does not wait for them; what was handed to them does.
    const isMine = steps.includes(true);
    if (!isMine && ids.length === 0) return null;
    const { data, total = 0 } = isMine
      ? await dataProvider.getList(resource, {
          pagination: { page: 1, perPage },
          sort: { field: sort, order: 'ASC' },
          filter,
          meta: { silent: true, ...(read && { operation: read }) },
          signal,
        })
      : { data: [], total: ids.length };
    const missing = ids.filter((id) => data.every((record) => Number(record.id) !== id));
    const { data: others } =
      missing.length > 0
        ? await dataProvider.getMany(resource, { ids: missing, meta: { silent: true } })
        : { data: [] };
    return { source, records: [...data, ...others].filter(isKitRecord), total };
  }

  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'queue', key, filter, perPage, ids],
    queryFn: ({ signal }) => answer(signal),
    retry: false,
  });
  useRefreshWhileVisible(() => void refetch(), REFRESH_MS, { entities: [source.entity] });
  useEffect(() => {
    if (error) onRead(key, { retry: refetch });
    else if (data !== undefined) onRead(key, data === null ? {} : { answer: data });
  }, [key, data, error, refetch, onRead]);
  return null;
}
