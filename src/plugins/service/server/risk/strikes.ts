import { sql } from 'kysely';
import { DAY_MS } from '../../../../../contract/moment';
import type { Queries } from '../../../../../server/plugin-api';
import { STRIKE_DAYS } from '../../entities/risk/riskTransitions';

/** Counts the anomalies confirmed within 90 days by attendant; attendants without any are missing. */
export async function countStrikes(
  queries: Queries,
  attendantIds: readonly number[],
  now: number,
): Promise<Map<number | null, number>> {
  if (attendantIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('serviceApplication')
    .select(['attendantId', sql<number>`count(*)`.as('count')])
    .where('attendantId', 'in', [...attendantIds])
    // A closed review only keeps its decision as the refusal of the settlement.
    .where('settleStatus', '=', 'refused')
    .where('riskTime', '>=', now - STRIKE_DAYS * DAY_MS)
    .where('deleted', '=', sql.lit(0))
    .groupBy('attendantId')
    .execute();
  return new Map(rows.map(({ attendantId, count }) => [attendantId, count]));
}
