import { sql } from 'kysely';
import type { Statement } from '../database';
import { whereAll } from '../scope/condition';
import { isScoped } from '../scope/scopedDatabase';
import { statementOf } from '../statement';
import { boundedScan } from './boundedScan';
import { type ComputedOrder, computedOrder } from './computedOrder';
import { coveringIndexSearch } from './coveringIndexSearch';
import { type IndexedSearch, indexedSearch } from './indexedSearch';
import { conditionsOf, lateRowLookup, pageIds } from './lateRowLookup';
import { listOrder, orderIndex } from './listOrder';
import { isFiltered, type ListReadRequest, offsetOf } from './listReadRequest';

/** The statements that can read a page of a list. A statement is missing where it would not help. */
export interface ListPlan {
  offset: number;
  pageSize: number;
  /** The rows of the page, for any query. */
  rows: Statement;
  /** One row with `count`: rows of all pages. */
  count: Statement<[count: number]>;
  /** True where `rows` reads in the order of an index and stops at the end of the page. */
  stopsAtPageEnd: boolean;
  /** See {@link boundedScan}. */
  bounded?: Statement;
  /** See {@link computedOrder}. */
  computed?: ComputedOrder;
  /** See {@link coveringIndexSearch}. */
  searched?: Statement;
  /** See {@link indexedSearch}. */
  indexed?: IndexedSearch;
}

/** Chooses how to read a list. A plan can be cached and run again for the same query. */
export function planList(request: ListReadRequest): ListPlan {
  const { entity, query, queries, orderBy, deletedAt } = request;
  const [first] = query.sort;
  const isUnscoped = !isScoped(queries, entity.name);
  const plan: ListPlan = {
    offset: offsetOf(request),
    pageSize: query.pageSize,
    rows: lateRowLookup(request, pageIds(request)),
    count: statementOf(
      queries,
      sql<
        [count: number]
      >`select count(*) as "count" from ${sql.table(entity.name)} ${whereAll(conditionsOf(request))}`,
    ),
    stopsAtPageEnd:
      isUnscoped &&
      !orderBy &&
      deletedAt === undefined &&
      !isFiltered(request) &&
      !!first &&
      !!orderIndex(entity, first.field),
  };
  // The rows of a data scope are adjacent in a separate index, not among the first rows of an order.
  // The indexes behind the others hold visible rows only.
  if (orderBy || !isUnscoped || deletedAt !== undefined) return plan;
  const bounded = boundedScan(request);
  const computed = computedOrder(request);
  const searched = coveringIndexSearch(request);
  const indexed = indexedSearch(request);
  return {
    ...plan,
    ...(bounded && { bounded }),
    ...(computed && { computed }),
    ...(searched && { searched }),
    ...(indexed && { indexed }),
  };
}

/** Selects the ids of all visible rows that match, in the requested order. */
export function allIdsStatement(request: ListReadRequest): Statement<[id: number]> {
  return statementOf(
    request.queries,
    sql<[id: number]>`select "id" from ${sql.table(request.entity.name)} ${whereAll(conditionsOf(request))}
      order by ${listOrder(request)}`,
  );
}
