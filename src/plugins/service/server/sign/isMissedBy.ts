import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { MINUTE_MS } from '../../../../../contract/moment';
import { MISSED_AFTER_MIN } from '../../entities/applications/applicationLimits';

/**
 * SQL condition that a visit was missed at a moment (milliseconds since 1970): there was no sign-in, and its tolerance
 * is over.
 */
export function isMissedBy(now: number): RawBuilder<SqlBool> {
  const latest = sql.lit(now - MISSED_AFTER_MIN * MINUTE_MS);
  return sql<SqlBool>`("status" = 'missed' or ("status" = 'assigned' and "planEnd" <= ${latest}))`;
}
