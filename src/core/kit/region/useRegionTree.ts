import { useQuery } from '@tanstack/react-query';
import type { RegionTree } from './regionTree';

/** Returns the regions of GB/T 2260, loaded when a name must be shown or selected; `undefined` until then. */
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
