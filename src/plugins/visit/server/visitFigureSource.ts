import { sql } from 'kysely';
import { type Queries, statementOf } from '../../../../server/plugin-api';
import { type FigureSource, figureCount, type PanelPeriod, percent } from '../../system/server/public';
import { visitFigures } from '../entities/panelFigures';

/** Follow-ups that are due, overdue and made. */
export const visitFigureSource: FigureSource<typeof visitFigures> = {
  declaration: visitFigures,
  async count({ queries, period }) {
    const statements = [openStatement(queries, period), madeStatement(queries, period)] as const;
    return figureCount(statements, ([[open], [made]]) => {
      const [followUpsToday, followUpsOverdue] = open ?? [0, 0];
      const [followUpsMonth, reached] = made ?? [0, 0];
      const contactRate = percent(reached, followUpsMonth);
      return { values: { followUpsToday, followUpsOverdue, followUpsMonth, contactRate } };
    });
  },
};

/** One row: open follow-ups planned for today, and those whose day is over. */
function openStatement(queries: Queries, { today }: PanelPeriod) {
  const when = (comparison: string) =>
    sql`coalesce(sum(case when "planDate" ${sql.raw(comparison)} ${sql.lit(today)} then 1 else 0 end), 0)`;
  return statementOf(
    queries,
    sql<[today: number, overdue: number]>`select ${when('=')}, ${when('<')} from "returnVisit"
      where "deleted" = 0 and "status" in ('planned', 'missed')`,
  );
}

/** One row: follow-ups made in the month, and those of them in which somebody was reached. */
function madeStatement(queries: Queries, { month }: PanelPeriod) {
  return statementOf(
    queries,
    sql<[made: number, reached: number]>`select count(*),
      coalesce(sum(case when "contactResult" = 'success' then 1 else 0 end), 0) from "returnVisit"
      where "deleted" = 0 and "status" in ('done', 'followUp', 'closed')
      and "visitTime" >= ${sql.lit(month.from)} and "visitTime" < ${sql.lit(month.to)}`,
  );
}
