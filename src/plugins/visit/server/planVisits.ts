import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, DAY_MS, dayAt, dayStart } from '../../../../contract/moment';
import { fieldInput, type Handler, type Queries, transact } from '../../../../server/plugin-api';
import { insertInTransaction, takeAdvisoryLock } from '../../../../server/plugin-api/builtin';
import { type VisitLevel, visitIntervalDays, visitLevels } from '../../elderly/entities/assessment/visitLevel';
import { returnVisit } from '../entities/returnVisit';
import { type DueVisits, PLAN_MAX, type PlannedVisits } from '../entities/returnVisitCalls';

/** `selectDueVisits`: counts the elders who are due for a follow-up by level. */
export const selectDueVisits: Handler = async (call, { database }) => {
  const dueQuery = toDueQuery(fieldInput(call, returnVisit.reads.selectDueVisits.input));
  const rows = await dueElders(database.read, dueQuery)
    .select(['visitLevel', sql<number>`count(*)`.as('count')])
    .groupBy('visitLevel')
    .execute();
  const counts = new Map(rows.map(({ visitLevel, count }) => [visitLevel, count]));
  const byLevel = { A: counts.get('A') ?? 0, B: counts.get('B') ?? 0, C: counts.get('C') ?? 0 };
  const data: DueVisits = { total: byLevel.A + byLevel.B + byLevel.C, byLevel };
  return { data, message: 'okRead' };
};

/** `planVisits`: plans one follow-up for each of them, the longest overdue first. Concurrent calls do not plan twice. */
export const planVisits: Handler = async (call, context) => {
  const input = fieldInput(call, returnVisit.calls.planVisits.input);
  const dueQuery = toDueQuery(input);
  const data = await transact(call, context, async (frame): Promise<PlannedVisits> => {
    const { transaction, today } = frame;
    await takeAdvisoryLock(transaction, 'planning of follow-ups');
    const scopedQueries = context.database.applyScope(transaction);
    const rows = await dueElders(scopedQueries, dueQuery)
      .select(['id', 'adminId', 'visitLevel', LAST_CONTACT.as('lastContact')])
      .orderBy(DUE_MOMENT)
      .orderBy('id')
      .limit(PLAN_MAX)
      .execute();
    for (const row of rows) {
      const plan = {
        elderlyId: row.id,
        method: input.method,
        purpose: 'care',
        planDate: latestDay(today, dueDay(row.lastContact, row.visitLevel ?? 'C')),
        visitorId: input.visitorId ?? row.adminId,
      };
      await insertInTransaction({ ...frame, call: { ...call, operation: 'insert', params: plan } }, plan);
    }
    const left = await dueElders(scopedQueries, dueQuery).select(sql<number>`count(*)`.as('count')).executeTakeFirst();
    return { planned: rows.length, left: left?.count ?? 0 };
  });
  return { data, message: 'okVisitsPlanned', params: { count: data.planned } };
};

interface DueInput {
  until: string;
  visitLevels: readonly VisitLevel[] | null;
  elderlyIds?: readonly number[] | null;
}

interface DueQuery {
  /** The moment by which the follow-up is due. */
  before: number;
  levels: readonly VisitLevel[];
  elderlyIds: readonly number[];
}

function toDueQuery({ until, visitLevels: levels, elderlyIds }: DueInput): DueQuery {
  return {
    before: dayStart(addDays(until, 1)),
    levels: levels && levels.length > 0 ? levels : visitLevels,
    elderlyIds: elderlyIds ?? [],
  };
}

/** The last successful contact; the creation of the record if there was none. */
const LAST_CONTACT = sql<number>`coalesce("lastVisitTime", "createTime")`;
const INTERVAL = sql<number>`case "visitLevel" ${sql.join(
  visitLevels.map((level) => sql`when ${sql.lit(level)} then ${sql.lit(visitIntervalDays[level] * DAY_MS)}`),
  sql` `,
)} end`;
const DUE_MOMENT: RawBuilder<number> = sql<number>`${LAST_CONTACT} + ${INTERVAL}`;

/** Selects elders in service whose follow-up is due, and who have no open one. */
function dueElders(queries: Queries, { before, levels, elderlyIds }: DueQuery) {
  return queries
    .selectFrom('elderly')
    .where('status', '=', 'active')
    .where('visitLevel', 'in', [...levels])
    .where('deleted', '=', sql.lit(0))
    .where(sql<SqlBool>`${DUE_MOMENT} < ${before}`)
    .where(
      sql<SqlBool>`not exists (select 1 from "returnVisit" as "open" where "open"."elderlyId" = "elderly"."id"
        and "open"."status" in ('planned', 'missed') and "open"."deleted" = 0)`,
    )
    .$if(elderlyIds.length > 0, (query) => query.where('id', 'in', [...elderlyIds]));
}

function dueDay(lastContact: number, level: VisitLevel): string {
  return addDays(dayAt(lastContact), visitIntervalDays[level]);
}

const latestDay = (a: string, b: string) => (a > b ? a : b);
