import { useQuery } from '@tanstack/react-query';
import { useKitDataProvider } from '../../../core/kit';
import { assignableRows } from '../application/assign/useAssignable';
import type { AssignableAttendant, AssignProblem } from '../entities/assignableAttendant';
import type { BoardVisit } from '../entities/boardCalls';

/** What is in the way of each attendant asked about; nothing for who may go. */
export type Fitness = ReadonlyMap<number, readonly AssignProblem[]>;

/** Whether the attendants of a board may be sent to a visit, as the server judges; undefined until it has. */
export function useFitness(
  resource: string,
  visit: Pick<BoardVisit, 'id' | 'version'> | undefined,
  attendantIds: readonly number[],
): Fitness | undefined {
  const dataProvider = useKitDataProvider();
  const { data } = useQuery({
    // Asked anew for each version: a visit that was changed may be another matter.
    queryKey: [resource, 'selectAssignable', visit?.id, visit?.version, attendantIds],
    queryFn: async ({ signal }) => {
      const params = { id: visit?.id, attendantIds };
      const answer = await dataProvider.call(resource, 'selectAssignable', params, { silent: true, signal });
      return fitnessOf(assignableRows(answer), attendantIds);
    },
    enabled: visit !== undefined && attendantIds.length > 0,
    structuralSharing: false,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return visit && data;
}

/** The server tells of passed attendants only. */
function fitnessOf(rows: readonly AssignableAttendant[], ids: readonly number[]): Fitness {
  const told = new Map(rows.map(({ attendantId, problems }) => [attendantId, problems]));
  return new Map(ids.map((id) => [id, told.get(id) ?? ['notPassed']]));
}
