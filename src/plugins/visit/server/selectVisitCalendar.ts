import { sql } from 'kysely';
import { daysBetween } from '../../../../contract/moment';
import { fieldInput, type Handler, Rejection } from '../../../../server/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import { CALENDAR_DAYS_MAX, type VisitCalendar } from '../entities/returnVisitCalls';

/** `selectVisitCalendar`: how many follow-ups each day of some weeks has, by state. */
export const selectVisitCalendar: Handler = async (call, { database }) => {
  const { from, to, visitorId } = fieldInput(call, returnVisit.reads.selectVisitCalendar.input);
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new Rejection([{ field: 'to', code: 'periodOrder' }]);
  if (days > CALENDAR_DAYS_MAX) {
    throw new Rejection([{ field: 'to', code: 'calendarTooLong', params: { days: CALENDAR_DAYS_MAX } }]);
  }
  const rows = await database.read
    .selectFrom('returnVisit')
    .select(['planDate', 'status', sql<number>`count(*)`.as('count')])
    .where('planDate', '>=', from)
    .where('planDate', '<=', to)
    .where('deleted', '=', sql.lit(0))
    .$if(typeof visitorId === 'number', (query) => query.where('visitorId', '=', visitorId))
    .groupBy(['planDate', 'status'])
    .orderBy('planDate')
    .execute();
  const byDay = new Map<string, Record<string, number>>();
  for (const { planDate, status, count } of rows) {
    const counts = byDay.get(planDate) ?? {};
    counts[status] = count;
    byDay.set(planDate, counts);
  }
  const data: VisitCalendar = { days: [...byDay].map(([date, counts]) => ({ date, counts })) };
  return { data, message: 'okRead' };
};
