import { type RawBuilder, sql } from 'kysely';
import type { Statement, Tuple } from '../database';
import { recordCodec } from '../rows/recordCodec';
import { type Condition, whereAll } from '../scope/condition';
import { statementOf } from '../statement';
import { listConditions } from './listConditions';
import { listOrder } from './listOrder';
import { type ListReadRequest, offsetOf } from './listReadRequest';

/**
 * Late row lookup (deferred join): finds the ids of the page first, from covering indexes only, then reads only the rows of
 * the page.
 * @param ids the statement that selects the ids of the page
 */
export function lateRowLookup(request: ListReadRequest, ids: RawBuilder<unknown>): Statement {
  return compileStatement(
    request,
    sql`select ${pageColumns(request)} from ${sql.table(request.entity.name)}
      where "id" in (${ids}) order by ${listOrder(request)}`,
  );
}

/**
 * Selects the ids of the page, in the requested order, among the rows that meet these conditions and the list's. Of two
 * bounds of a column SQLite uses the first for its range scan, so the narrower ones come first.
 */
export function pageIds(request: ListReadRequest, narrowerConditions: readonly Condition[] = []): RawBuilder<unknown> {
  return sql`select "id" from ${sql.table(request.entity.name)}
    ${whereAll([...narrowerConditions, ...conditionsOf(request)])} order by ${listOrder(request)} ${pageLimits(request)}`;
}

/** Returns the conditions that the rows of a list meet. */
export function conditionsOf(request: ListReadRequest, options?: { linksByRow: boolean }): Condition[] {
  return [...listConditions({ ...request, ...options }), ...(request.extraConditions ?? [])];
}

/** Returns the columns of the page's rows. */
export function pageColumns({ entity, columns }: ListReadRequest): RawBuilder<unknown> {
  const names = columns ?? recordCodec(entity).listColumns;
  return sql.join(names.map((column) => sql.ref(`${entity.name}.${column}`)));
}

/** Returns the `limit` and `offset` of the page. */
export function pageLimits(request: ListReadRequest): RawBuilder<unknown> {
  return sql`limit ${request.query.pageSize} offset ${offsetOf(request)}`;
}

/** Compiles SQL text to a statement. */
export function compileStatement({ queries }: ListReadRequest, text: RawBuilder<unknown>): Statement {
  return statementOf(queries, text.$castTo<Tuple>());
}
