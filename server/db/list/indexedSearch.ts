import { sql } from 'kysely';
import { comparedText } from '../../../contract/comparedText';
import type { Statement } from '../database';
import { rowsWith, searchIndexOf } from '../searchIndex';
import { statementOf } from '../statement';
import { lateRowLookup, pageLimits } from './lateRowLookup';
import { listOrder } from './listOrder';
import type { ListQuestion } from './listQuestion';

/** Rows found that are put in order by reading them all, rather than looked for in the order asked. */
export const FEW_FOUND = 500;
/** Rows found that are counted; to go through all rows takes no longer for more. */
export const MANY_FOUND = 10_000;

/** A search that a search index answers. */
export interface IndexedSearch {
  /** One row with `count`: rows of all pages, at most one more than {@link MANY_FOUND}. */
  count: Statement<[count: number]>;
  /** The rows of the page, by reading all that are found. */
  rows: Statement;
}

/** Answers a search from the index of the parts of its texts, where the entity has one and nothing else is asked (SQLite). */
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
