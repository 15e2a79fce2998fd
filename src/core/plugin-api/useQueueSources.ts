import { useQuery } from '@tanstack/react-query';
import { type HostQueueSource, useHost } from './host/HostContext';

/**
 * Returns the queue sources of all sections, once they have loaded with their texts.
 * @param isWanted they load when this first becomes true
 */
export function useQueueSources(isWanted = true): readonly HostQueueSource[] | undefined {
  const host = useHost();
  return useQuery({
    queryKey: ['queueSources'],
    queryFn: host.queue,
    enabled: isWanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
