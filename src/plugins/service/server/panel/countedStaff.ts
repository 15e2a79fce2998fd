import { sql } from 'kysely';
import { addDays } from '../../../../../contract/moment';
import { type Queries, type RowOf, statementOf } from '../../../../../server/plugin-api';
import type { Statement } from '../../../../../server/plugin-api/builtin';
import type { PanelPeriod } from '../../../system/server/public';
import { EXPIRING_DAYS } from '../../entities/populations';

/** Counts attendants by state, and those with expiring certificates, with expired ones, and with a visit in progress. */
export function attendantsStatement(queries: Queries, { today }: PanelPeriod): Statement<StaffCount> {
  return statementOf(
    queries,
    sql<StaffCount>`select "status", count(*),
      sum(case when "certExpire" between ${sql.lit(today)} and ${sql.lit(addDays(today, EXPIRING_DAYS))} then 1 else 0 end),
      sum(case when "certExpire" < ${sql.lit(today)} then 1 else 0 end),
      sum(case when "workStatus" = 'inService' then 1 else 0 end)
      from "attendant" where "deleted" = 0 group by "status"`,
  );
}

export type StaffCount = [
  status: RowOf<'attendant'>['status'],
  count: number,
  expiring: number,
  expired: number,
  visiting: number,
];
