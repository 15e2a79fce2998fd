import { type SqlBool, sql } from 'kysely';
import { addDays, DAY_MS, dayStart, daysBetween } from '../../../contract/moment';
import { TREND_DAYS, trendField } from '../../../contract/query/listDetail';
import { fieldOf } from '../../../contract/sharedFields';
import type { Database, Statement } from '../database';
import { type Condition, whereAll } from '../scope/condition';
import { statementOf } from '../statement';
import { conditionsOf } from './lateRowLookup';
import type { ListReadRequest } from './listReadRequest';

/** Counts the matching rows per day of the entity's date, over the last days. Days without matches have no row. */
export type TrendStatement = Statement<[day: string | number, count: number]>;

export function trendStatement(request: ListReadRequest): TrendStatement {
  const { entity, query, queries, today } = request;
  const name = trendField(entity);
  const filters = query.filters.filter(({ field }) => field !== name);
  const column = sql.ref(name);
  const first = addDays(today, 1 - TREND_DAYS);
  const isDate = fieldOf(entity, name)?.kind === 'date';
  const dateConditions: Condition[] = isDate
    ? [sql<SqlBool>`${column} >= ${first}`, sql<SqlBool>`${column} <= ${today}`]
    : [
        sql<SqlBool>`${column} >= ${dayStart(first)}`,
        sql<SqlBool>`${column} < ${dayStart(first) + TREND_DAYS * DAY_MS}`,
      ];
  const day = isDate ? column : sql`(${column} - ${sql.lit(dayStart(first))}) / ${sql.lit(DAY_MS)}`;
  const conditions = [...dateConditions, ...conditionsOf({ ...request, query: { ...query, filters } })];
  return statementOf(
    queries,
    sql<[day: string | number, count: number]>`select ${day}, count(*) from ${sql.table(entity.name)}
      ${whereAll(conditions)} group by 1`,
  );
}

/** Returns the counts of all days, today last. */
export async function readTrend(database: Database, statement: TrendStatement, today: string): Promise<number[]> {
  const rows = await database.rowsAsArrays(statement.sql, statement.parameters);
  const first = addDays(today, 1 - TREND_DAYS);
  const days = Array.from({ length: TREND_DAYS }, () => 0);
  for (const [day, count] of rows) {
    const at = typeof day === 'string' && day.includes('-') ? daysBetween(first, day) : Math.floor(Number(day));
    if (at in days) days[at] = Number(count);
  }
  return days;
}
