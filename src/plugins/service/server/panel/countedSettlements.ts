import { sql } from 'kysely';
import { type Queries, statementOf } from '../../../../../server/plugin-api';
import type { PanelPeriod } from '../../../system/server/public';

/**
 * Builds a query for one row: the sums in fen of the settlement entries of the period, and of the same part of the
 * period before. A settlement, its reversal and the next settlement count once each, in the period in which they were
 * posted.
 */
export function settlementsStatement(queries: Queries, { from, to, before }: PanelPeriod) {
  const within = (start: number, end: number) =>
    sql`coalesce(sum(case when "time" >= ${sql.lit(start)} and "time" < ${sql.lit(end)} then "priceFen" else 0 end), 0)`;
  return statementOf(
    queries,
    sql<[own: number, before: number]>`select ${within(from, to)}, ${within(before.from, before.now)}
      from "settlementEntry" where "time" >= ${sql.lit(before.from)} and "time" < ${sql.lit(to)}`,
  );
}
