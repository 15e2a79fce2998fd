import { useQuery } from '@tanstack/react-query';
import { type HostQueueSource, useHost } from './HostContext';

/** What may wait in all sections, once it has been fetched with their texts. */
export function useQueueSources(): readonly HostQueueSource[] | undefined {
  const host = useHost();
  return useQuery({
    queryKey: ['queueSources'],
    queryFn: host.queue,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
