import { useQuery } from '@tanstack/react-query';
import { type HostQueueSource, useHost } from './HostContext';

/**
 * What may wait in all sections, once it has been fetched with their texts.
 * @param isWanted they are fetched when this is first true
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
