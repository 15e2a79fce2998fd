import { sql } from 'kysely';
import { normalizeForComparison } from '../../../contract/values/normalizeForComparison';
import type { Statement } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import { statementOf } from '../statement';
import { searchIndexOf, selectMatchingIds } from '../tables/searchIndex';
import { lateRowLookup, pageLimits } from './lateRowLookup';
import { listOrder } from './listOrder';
import type { ListReadRequest } from './listReadRequest';

/**
 * Up to this number of matches, all of them are read and sorted. Above it, the page is searched for in the requested order.
 */
export const SORT_ALL_MAX = 500;
/** Maximum number of matches that are counted. Above it, scanning all rows takes no longer. */
export const COUNT_MAX = 10_000;

/** The statements of a search that a search index answers. */
export interface IndexedSearch {
  /** One row with `count`: rows of all pages, at most one more than {@link COUNT_MAX}. */
  count: Statement<[count: number]>;
  /** The rows of the page, by reading all matches. */
  rows: Statement;
}

/**
 * Answers a search from the trigram index of its texts, if the entity has one and the list has no other condition (SQLite).
 */
export function indexedSearch(request: ListReadRequest): IndexedSearch | undefined {
  const { entity, query, queries, extraConditions = [] } = request;
  const index = searchIndexOf(entity);
  if (
    sqlDialectOf(queries) !== 'sqlite' ||
    !index ||
    !query.keyword ||
    query.filters.length > 0 ||
    extraConditions.length > 0
  )
    return undefined;
  const matches = sql`${selectMatchingIds(index, normalizeForComparison(query.keyword))} limit ${sql.lit(COUNT_MAX + 1)}`;
  return {
    count: statementOf(queries, sql<[count: number]>`select count(*) as "count" from (${matches})`),
    rows: lateRowLookup(
      request,
      sql`select "id" from ${sql.table(entity.name)} where "id" in (select "id" from (${matches}))
        order by ${listOrder(request)} ${pageLimits(request)}`,
    ),
  };
}
