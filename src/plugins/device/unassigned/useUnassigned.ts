import { useQuery } from '@tanstack/react-query';
import { useKitDataProvider } from '../../../core/kit';
import type { UnassignedStretch } from '../entities/deviceBinding';

/** What was measured while nobody wore the devices, the newest first. */
export function useUnassigned(resource: string) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectUnassigned'],
    queryFn: async ({ signal }): Promise<UnassignedStretch[]> => {
      const answer: unknown = await dataProvider.call(resource, 'selectUnassigned', {}, { signal });
      // Answers with a count come whole; the server has answered what the contract says.
      const rows = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
      return Array.isArray(rows) ? (rows as UnassignedStretch[]) : [];
    },
    retry: false,
  });
}
