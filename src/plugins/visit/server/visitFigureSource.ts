import { sql } from 'kysely';
import { type Queries, statementOf } from '../../../../server/plugin-api';
import { type FigureSource, figureCount, type PanelPeriod, percent } from '../../system/server/public';
import { visitFigures } from '../entities/figures';

/** Computes the figures about due, overdue and made follow-ups. */
export const visitFigureSource: FigureSource<typeof visitFigures> = {
  declaration: visitFigures,
  async count({ queries, period }) {
    const statements = [openStatement(queries, period), madeStatement(queries, period)] as const;
    return figureCount(statements, ([[open], [made]]) => {
      const [followUpsToday, followUpsOverdue] = open ?? [0, 0];
      const [followUpsMonth, reached, madeBefore, reachedBefore] = made ?? [0, 0, 0, 0];
      return {
        values: { followUpsToday, followUpsOverdue, followUpsMonth, contactRate: percent(reached, followUpsMonth) },
        before: { followUpsMonth: madeBefore, contactRate: percent(reachedBefore, madeBefore) },
      };
    });
  },
};

/** Counts in one row: open follow-ups planned for today, and overdue ones. */
function openStatement(queries: Queries, { today }: PanelPeriod) {
  const countWhere = (comparison: string) =>
    sql`coalesce(sum(case when "planDate" ${sql.raw(comparison)} ${sql.lit(today)} then 1 else 0 end), 0)`;
  return statementOf(
    queries,
    sql<[today: number, overdue: number]>`select ${countWhere('=')}, ${countWhere('<')} from "returnVisit"
      where "deleted" = 0 and "status" in ('planned', 'missed')`,
  );
}

/**
 * Counts in one row: follow-ups made in the period, those of them with a successful contact, and the same for the
 * previous period.
 */
function madeStatement(queries: Queries, { from, to, before }: PanelPeriod) {
  const made = (span: { from: number; to: number }, isCounted = sql`1 = 1`) =>
    sql`coalesce(sum(case when "visitTime" >= ${sql.lit(span.from)} and "visitTime" < ${sql.lit(span.to)} and ${isCounted}
      then 1 else 0 end), 0)`;
  const isReached = sql`"contactResult" = 'success'`;
  const previousSpan = { from: before.from, to: before.now };
  return statementOf(
    queries,
    sql<[made: number, reached: number, madeBefore: number, reachedBefore: number]>`select
      ${made({ from, to })}, ${made({ from, to }, isReached)}, ${made(previousSpan)}, ${made(previousSpan, isReached)}
      from "returnVisit" where "deleted" = 0 and "status" in ('done', 'followUp', 'closed')
      and "visitTime" >= ${sql.lit(before.from)} and "visitTime" < ${sql.lit(to)}`,
  );
}
