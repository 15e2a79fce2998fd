import { sql } from 'kysely';
import { comparedText } from '../../../contract/comparedText';
import type { Statement } from '../database';
import { rowsWith, searchIndexOf } from '../searchIndex';
import { statementOf } from '../statement';
import { lateRowLookup, pageLimits } from './lateRowLookup';
import { listOrder } from './listOrder';
import type { ListQuestion } from './listQuestion';

/**
 * Up to this number of matches, all of them are read and sorted. Above it, the page is searched for in the requested order.
 */
export const FEW_FOUND = 500;
/** Maximum number of matches that are counted. Above it, scanning all rows takes no longer. */
export const MANY_FOUND = 10_000;

/** The statements of a search that a search index answers. */
export interface IndexedSearch {
  /** One row with `count`: rows of all pages, at most one more than {@link MANY_FOUND}. */
  count: Statement<[count: number]>;
  /** The rows of the page, by reading all matches. */
  rows: Statement;
}

/**
 * Answers a search from the trigram index of its texts, if the entity has one and the list has no other condition (SQLite).
 */
export function indexedSearch(question: ListQuestion): IndexedSearch | undefined {
  const { kind, entity, query, queries, also = [] } = question;
  const index = searchIndexOf(entity);
  if (kind !== 'sqlite' || !index || !query.keyword || query.filters.length > 0 || also.length > 0) return undefined;
  const found = sql`${rowsWith(index, comparedText(query.keyword))} limit ${sql.lit(MANY_FOUND + 1)}`;
  return {
    count: statementOf(queries, sql<[count: number]>`select count(*) as "count" from (${found})`),
    rows: lateRowLookup(
      question,
      sql`select "id" from ${sql.table(entity.name)} where "id" in (select "id" from (${found}))
        order by ${listOrder(question)} ${pageLimits(question)}`,
    ),
  };
}
