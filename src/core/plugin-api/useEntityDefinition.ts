import { useQuery } from '@tanstack/react-query';
import type { Entity } from '../../../contract/defineEntity';
import { useHost } from './host/HostContext';

/**
 * Returns the definition of an entity of any section once it has loaded; `undefined` before, and for an
 * entity without a resource.
 */
export function useEntityDefinition(entity: string): Entity | undefined {
  const host = useHost();
  const { data } = useQuery({
    queryKey: ['definition', entity],
    queryFn: async () => (await host.entityDefinition(entity)) ?? null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
