import { sql } from 'kysely';
import { maskText } from '../../../../contract/masks';
import { daysBetween } from '../../../../contract/moment';
import { fieldInput, type Handler, type Queries, Rejection } from '../../../../server/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import {
  CALENDAR_DAYS_MAX,
  CALENDAR_VISITS_MAX,
  type CalendarVisit,
  type VisitCalendar,
} from '../entities/returnVisitCalls';

/** `selectVisitCalendar`: counts the follow-ups of each day in some weeks by state, and names the first ones. */
export const selectVisitCalendar: Handler = async (call, { database }) => {
  const { from, to, visitorId } = fieldInput(call, returnVisit.reads.selectVisitCalendar.input);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new Rejection([{ field: 'to', code: 'periodOrder' }]);
  if (days > CALENDAR_DAYS_MAX) {
    throw new Rejection([{ field: 'to', code: 'calendarTooLong', params: { days: CALENDAR_DAYS_MAX } }]);
  }
  const calendarQuery = { queries: database.read, from, to, visitorId };
  const [counts, visits] = await Promise.all([countsOf(calendarQuery), firstVisits(calendarQuery)]);
  const dates = [...new Set(counts.map(({ planDate }) => planDate))];
  const data: VisitCalendar = {
    days: dates.map((date) => ({
      date,
      counts: Object.fromEntries(
        counts.filter(({ planDate }) => planDate === date).map(({ status, count }) => [status, count]),
      ),
      visits: visits.filter(({ planDate }) => planDate === date),
    })),
  };
  return { data, message: 'okRead' };
};

interface CalendarQuery {
  queries: Queries;
  from: string;
  to: string;
  visitorId: number | null;
}

function plannedBetween({ queries, from, to, visitorId }: CalendarQuery) {
  return queries
    .selectFrom('returnVisit')
    .where('planDate', '>=', from)
    .where('planDate', '<=', to)
    .where('deleted', '=', sql.lit(0))
    .$if(visitorId !== null, (query) => query.where('visitorId', '=', visitorId));
}

function countsOf(calendarQuery: CalendarQuery) {
  return plannedBetween(calendarQuery)
    .select(['planDate', 'status', sql<number>`count(*)`.as('count')])
    .groupBy(['planDate', 'status'])
    .orderBy('planDate')
    .execute();
}

/** Reads the first follow-ups of each day. */
async function firstVisits(calendarQuery: CalendarQuery): Promise<CalendarVisit[]> {
  const isOver = sql`case when "status" in ('planned', 'missed') then 0 else 1 end`;
  const ranked = plannedBetween(calendarQuery).select([
    'id',
    'version',
    'planDate',
    'status',
    'elderlyName',
    sql<number>`row_number() over (partition by "planDate" order by ${isOver}, "id")`.as('place'),
  ]);
  const rows = await calendarQuery.queries
    .selectFrom(ranked.as('ranked'))
    .select(['id', 'version', 'planDate', 'status', 'elderlyName'])
    .where('place', '<=', CALENDAR_VISITS_MAX)
    .orderBy('planDate')
    .orderBy('place')
    .execute();
  return rows.map((row) => ({ ...row, elderlyName: row.elderlyName && maskText('name', row.elderlyName) }));
}
