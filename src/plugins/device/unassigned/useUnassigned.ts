import { useQuery } from '@tanstack/react-query';
import { extractRows, useKitDataProvider } from '../../../core/kit';
import type { UnassignedPeriod } from '../entities/wearers/deviceBinding';

/** Returns data that was measured without a wearer, the newest first. */
export function useUnassigned(resource: string) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectUnassigned'],
    queryFn: async ({ signal }) =>
      extractRows<UnassignedPeriod>(await dataProvider.call(resource, 'selectUnassigned', {}, { signal })),
    retry: false,
  });
}
