import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { MINUTE_MS } from '../../../../../contract/moment';
import { MISSED_AFTER_MIN } from '../../entities/applicationLimits';

/** That a visit was missed by a moment, in milliseconds since 1970: nobody came, and its grace is over. */
export function isMissedBy(now: number): RawBuilder<SqlBool> {
  const latest = sql.lit(now - MISSED_AFTER_MIN * MINUTE_MS);
  return sql<SqlBool>`("status" = 'missed' or ("status" = 'assigned' and "planEnd" <= ${latest}))`;
}
