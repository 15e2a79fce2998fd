import { useQuery } from '@tanstack/react-query';
import type { RegionTree } from './regionTree';

/** The regions of GB/T 2260, fetched when a name has to be shown or chosen; `undefined` until they are there. */
export function useRegionTree(isNeeded = true): RegionTree | undefined {
  const { data } = useQuery({
    queryKey: ['kit', 'regionTree'],
    queryFn: async () => (await import('./loadRegionTree')).loadRegionTree(),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
