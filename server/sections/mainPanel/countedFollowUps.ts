import { sql } from 'kysely';
import type { PanelValues } from '../../../contract/system/panelFigures';
import type { Queries } from '../../db';
import type { Statement, Tuple } from '../../db/database';
import type { PanelPeriod } from './panelPeriod';

/** One row: open follow-ups planned for today, and those whose day is over. */
export function openFollowUpsStatement(queries: Queries, { today }: PanelPeriod): Statement {
  const when = (comparison: string) =>
    sql`coalesce(sum(case when "planDate" ${sql.raw(comparison)} ${sql.lit(today)} then 1 else 0 end), 0)`;
  return sql`select ${when('=')}, ${when('<')} from "returnVisit"
    where "deleted" = 0 and "status" in ('planned', 'missed')`.compile(queries);
}

/** One row: follow-ups made in the month, and those of them in which somebody was reached. */
export function madeFollowUpsStatement(queries: Queries, { month }: PanelPeriod): Statement {
  return sql`select count(*), coalesce(sum(case when "contactResult" = 'success' then 1 else 0 end), 0) from "returnVisit"
    where "deleted" = 0 and "status" in ('done', 'followUp', 'closed')
    and "visitTime" >= ${sql.lit(month.from)} and "visitTime" < ${sql.lit(month.to)}`.compile(queries);
}

/** What both found. */
export function followUpValues(
  [open]: readonly Tuple[],
  [made]: readonly Tuple[],
): Pick<PanelValues, 'followUpsToday' | 'followUpsOverdue' | 'followUpsMonth'> & { reached: number } {
  return {
    followUpsToday: Number(open?.[0] ?? 0),
    followUpsOverdue: Number(open?.[1] ?? 0),
    followUpsMonth: Number(made?.[0] ?? 0),
    reached: Number(made?.[1] ?? 0),
  };
}
