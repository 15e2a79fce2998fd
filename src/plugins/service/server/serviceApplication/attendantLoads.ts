import { sql } from 'kysely';
import { addDays, addMonths, dayAt, dayStart, MINUTE_MS } from '../../../../../contract/moment';
import type { Queries } from '../../../../../server/plugin-api';
import { groupedBy } from '../../../../../server/plugin-api/builtin';
import { bookedStates, servedStates } from '../../entities/applications/applicationStates';
import type { ServiceApplication } from '../../entities/applications/serviceApplication';
import type { AttendantLoad } from '../../entities/attendants/attendantFitness';
import { toMillis } from './changedApplication';

/** Days in which visits to the same elder count as familiarity. */
const FAMILIAR_DAYS = 90;

export interface LoadsQuery {
  queries: Queries;
  /** The application to assign; it does not count toward the workload itself. */
  application: Pick<ServiceApplication, 'id' | 'elderlyId' | 'planStart'>;
  /** Reads only this attendant. Defaults to all. */
  attendantId?: number;
}

/**
 * Reads the workload of attendants on the day and in the month of an application, with three queries for any number of
 * attendants.
 */
export async function attendantLoads(loadsQuery: LoadsQuery): Promise<(attendantId: number) => AttendantLoad> {
  const { queries, application, attendantId } = loadsQuery;
  const day = dayAt(toMillis(application.planStart));
  const month = `${day.slice(0, 7)}-01`;
  const booked = (from: string, to: string) =>
    queries
      .selectFrom('serviceApplication')
      .where('planStart', '>=', dayStart(from))
      .where('planStart', '<', dayStart(to))
      .where('attendantId', 'is not', null)
      .where('status', 'in', [...bookedStates])
      .where('deleted', '=', sql.lit(0))
      .where('id', '!=', application.id)
      .$if(attendantId !== undefined, (query) => query.where('attendantId', '=', attendantId ?? null));
  const adjacentDays = await booked(addDays(day, -1), addDays(day, 2))
    .select(['attendantId', 'planStart', 'planEnd'])
    .execute();
  const monthTotals = await booked(month, addMonths(month, 1))
    // Computed instead of `planMinutes`, which is not in the index by attendant: the query reads only that index.
    .select(['attendantId', sql<number>`sum("planEnd" - "planStart")`.as('planned')])
    .groupBy('attendantId')
    .execute();
  const elderVisits = await queries
    .selectFrom('serviceApplication')
    .select(['attendantId', sql<number>`count(*)`.as('count')])
    .where('elderlyId', '=', application.elderlyId)
    .where('planStart', '>=', dayStart(addDays(day, -FAMILIAR_DAYS)))
    .where('status', 'in', [...servedStates])
    .where('deleted', '=', sql.lit(0))
    .groupBy('attendantId')
    .execute();
  const visitsOf = groupedBy(adjacentDays, ({ attendantId: id }) => id);
  const minutes = new Map(monthTotals.map((row) => [row.attendantId, Math.round(row.planned / MINUTE_MS)]));
  const visits = new Map(elderVisits.map((row) => [row.attendantId, row.count]));
  return (id) => {
    const spans = (visitsOf.get(id) ?? []).map(({ planStart, planEnd }) => ({ start: planStart, end: planEnd }));
    return {
      day: spans.filter(({ start }) => dayAt(start) === day),
      near: spans.filter(({ start }) => dayAt(start) !== day),
      monthMinutes: minutes.get(id) ?? 0,
      visitsToElder: visits.get(id) ?? 0,
    };
  };
}
