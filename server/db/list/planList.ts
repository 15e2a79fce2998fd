import { sql } from 'kysely';
import { whereAll } from '../condition';
import type { Statement } from '../database';
import { isNarrowed } from '../scopedDatabase';
import { statementOf } from '../statement';
import { boundedScan } from './boundedScan';
import { type ComputedOrder, computedOrder } from './computedOrder';
import { type IndexedSearch, indexedSearch } from './indexedSearch';
import { conditionsOf, lateRowLookup, pageIds } from './lateRowLookup';
import { listOrder, orderIndex } from './listOrder';
import { isFiltered, type ListQuestion, offsetOf } from './listQuestion';
import { searchFirst } from './searchFirst';

/** The statements that can read a page of a list. A statement is missing where it would not help. */
export interface ListPlan {
  offset: number;
  pageSize: number;
  /** The rows of the page, for any query. */
  rows: Statement;
  /** One row with `count`: rows of all pages. */
  count: Statement<[count: number]>;
  /** True where `rows` reads in the order of an index and stops at the end of the page. */
  isShort: boolean;
  /** See {@link boundedScan}. */
  bounded?: Statement;
  /** See {@link computedOrder}. */
  computed?: ComputedOrder;
  /** See {@link searchFirst}. */
  searched?: Statement;
  /** See {@link indexedSearch}. */
  indexed?: IndexedSearch;
}

/** Chooses how to read a list. A plan may be cached and run again while the question is the same. */
export function planList(question: ListQuestion): ListPlan {
  const { entity, query, queries, orderBy } = question;
  const [first] = query.sort;
  const isWhole = !isNarrowed(queries, entity.name);
  const plan: ListPlan = {
    offset: offsetOf(question),
    pageSize: query.pageSize,
    rows: lateRowLookup(question, pageIds(question)),
    count: statementOf(
      queries,
      sql<
        [count: number]
      >`select count(*) as "count" from ${sql.table(entity.name)} ${whereAll(conditionsOf(question))}`,
    ),
    isShort: isWhole && !orderBy && !isFiltered(question) && !!first && !!orderIndex(entity, first.field),
  };
  // The rows of a data scope are adjacent in a separate index, not among the first rows of an order.
  if (orderBy || !isWhole) return plan;
  const bounded = boundedScan(question);
  const computed = computedOrder(question);
  const searched = searchFirst(question);
  const indexed = indexedSearch(question);
  return {
    ...plan,
    ...(bounded && { bounded }),
    ...(computed && { computed }),
    ...(searched && { searched }),
    ...(indexed && { indexed }),
  };
}

/** Selects the ids of all visible rows that match, in the requested order. */
export function allIdsStatement(question: ListQuestion): Statement<[id: number]> {
  return statementOf(
    question.queries,
    sql<[id: number]>`select "id" from ${sql.table(question.entity.name)} ${whereAll(conditionsOf(question))}
      order by ${listOrder(question)}`,
  );
}
