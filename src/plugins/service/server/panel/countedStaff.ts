import { sql } from 'kysely';
import { addDays } from '../../../../../contract/moment';
import type { Queries, Statement } from '../../../../../server/plugin-api';
import type { PanelPeriod } from '../../../system/server/public';
import { EXPIRING_DAYS } from '../../entities/panelFigures';

/** Attendants by state, with those whose certificates are about to end. */
export function attendantsStatement(queries: Queries, { today }: PanelPeriod): Statement {
  return sql`select "status", count(*), sum(case when "certExpire" <= ${sql.lit(addDays(today, EXPIRING_DAYS))} then 1 else 0 end)
    from "attendant" where "deleted" = 0 group by "status"`.compile(queries);
}

/** One row: attendants who are at a visit now. */
export function onDutyStatement(queries: Queries): Statement {
  return sql`select count(distinct "attendantId") from "serviceApplication"
    where "deleted" = 0 and "status" = 'inService'`.compile(queries);
}
