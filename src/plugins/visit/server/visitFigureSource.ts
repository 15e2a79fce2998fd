import { sql } from 'kysely';
import type { Queries, Statement } from '../../../../server/plugin-api';
import { type FigureSource, type PanelPeriod, percent } from '../../system/server/public';
import { visitFigures } from '../entities/panelFigures';

/** Follow-ups that are due, overdue and made. */
export const visitFigureSource: FigureSource<typeof visitFigures> = {
  declaration: visitFigures,
  async count({ queries, period }) {
    return {
      statements: [openStatement(queries, period), madeStatement(queries, period)],
      figuresIn: ([open = [], made = []]) => {
        const followUpsMonth = Number(made[0]?.[0] ?? 0);
        return {
          values: {
            followUpsToday: Number(open[0]?.[0] ?? 0),
            followUpsOverdue: Number(open[0]?.[1] ?? 0),
            followUpsMonth,
            contactRate: percent(Number(made[0]?.[1] ?? 0), followUpsMonth),
          },
        };
      },
    };
  },
};

/** One row: open follow-ups planned for today, and those whose day is over. */
function openStatement(queries: Queries, { today }: PanelPeriod): Statement {
  const when = (comparison: string) =>
    sql`coalesce(sum(case when "planDate" ${sql.raw(comparison)} ${sql.lit(today)} then 1 else 0 end), 0)`;
  return sql`select ${when('=')}, ${when('<')} from "returnVisit"
    where "deleted" = 0 and "status" in ('planned', 'missed')`.compile(queries);
}

/** One row: follow-ups made in the month, and those of them in which somebody was reached. */
function madeStatement(queries: Queries, { month }: PanelPeriod): Statement {
  return sql`select count(*), coalesce(sum(case when "contactResult" = 'success' then 1 else 0 end), 0) from "returnVisit"
    where "deleted" = 0 and "status" in ('done', 'followUp', 'closed')
    and "visitTime" >= ${sql.lit(month.from)} and "visitTime" < ${sql.lit(month.to)}`.compile(queries);
}
