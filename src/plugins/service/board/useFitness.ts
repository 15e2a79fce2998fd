import { useQuery } from '@tanstack/react-query';
import { useKitDataProvider } from '../../../core/kit';
import { assignableRows } from '../application/assign/useAssignable';
import type { AssignableAttendant, AssignProblem } from '../entities/attendants/assignableAttendant';
import type { BoardVisit } from '../entities/visits/boardCalls';

/** Obstacles by attendant; empty for an available one. */
export type Fitness = ReadonlyMap<number, readonly AssignProblem[]>;

/** Asks the server which attendants of a board can take a visit; undefined until it has answered. */
export function useFitness(
  resource: string,
  visit: Pick<BoardVisit, 'id' | 'version'> | undefined,
  attendantIds: readonly number[],
): Fitness | undefined {
  const dataProvider = useKitDataProvider();
  const { data } = useQuery({
    // The version is part of the key, because a changed visit may have other obstacles.
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

/** Adds the attendants missing from the answer, because the server only ranks passed ones. */
function fitnessOf(rows: readonly AssignableAttendant[], ids: readonly number[]): Fitness {
  const problemsById = new Map(rows.map(({ attendantId, problems }) => [attendantId, problems]));
  return new Map(ids.map((id) => [id, problemsById.get(id) ?? ['notPassed']]));
}
