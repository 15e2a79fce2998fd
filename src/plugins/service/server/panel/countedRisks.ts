import { sql } from 'kysely';
import { type Queries, statementOf } from '../../../../../server/plugin-api';

/** Counts undecided reviews by level. */
export function openRisksStatement(queries: Queries) {
  return statementOf(
    queries,
    sql<[level: 'medium' | 'high', count: number]>`select "riskLevel", count(*) from "serviceApplication"
      where "deleted" = 0 and "riskLevel" in ('medium', 'high') and "riskStatus" in ('open', 'reviewing')
      group by "riskLevel"`,
  );
}

/** Sums the price of all frozen visits, in fen, in one row. */
export function frozenStatement(queries: Queries) {
  return statementOf(
    queries,
    sql<[fen: number]>`select coalesce(sum("priceFen"), 0) from "serviceApplication"
      where "deleted" = 0 and "settleStatus" = 'frozen'`,
  );
}
