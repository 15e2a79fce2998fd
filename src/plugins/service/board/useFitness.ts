import { useCallQuery } from '../../../core/kit';
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
  const { data } = useCallQuery(
    resource,
    'selectAssignable',
    { id: visit?.id, attendantIds },
    {
      parse: (answer) => fitnessOf(assignableRows(answer), attendantIds),
      // A changed visit may have other obstacles.
      dependencies: [visit?.version],
      enabled: visit !== undefined && attendantIds.length > 0,
      structuralSharing: false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  return visit && data;
}

/** Adds the attendants missing from the answer, because the server only ranks passed ones. */
function fitnessOf(rows: readonly AssignableAttendant[], ids: readonly number[]): Fitness {
  const problemsById = new Map(rows.map(({ attendantId, problems }) => [attendantId, problems]));
  return new Map(ids.map((id) => [id, problemsById.get(id) ?? ['notPassed']]));
}
