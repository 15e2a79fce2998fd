import { type RawBuilder, sql } from 'kysely';
import { type Condition, whereAll } from '../condition';
import type { Statement, Tuple } from '../database';
import { recordCodec } from '../recordCodec';
import { statementOf } from '../statement';
import { listConditions } from './listConditions';
import { listOrder } from './listOrder';
import { type ListQuestion, offsetOf } from './listQuestion';

/**
 * Late row lookup (deferred join): finds the ids of the page first, from covering indexes only, then reads only the rows of
 * the page.
 * @param ids the statement that selects the ids of the page
 */
export function lateRowLookup(question: ListQuestion, ids: RawBuilder<unknown>): Statement {
  return compiled(
    question,
    sql`select ${pageColumns(question)} from ${sql.table(question.entity.name)}
      where "id" in (${ids}) order by ${listOrder(question)}`,
  );
}

/**
 * Selects the ids of the page, in the requested order, among the rows that meet these conditions and the list's. Of two
 * bounds of a column SQLite uses the first for its range scan, so the narrower ones come first.
 */
export function pageIds(question: ListQuestion, narrower: readonly Condition[] = []): RawBuilder<unknown> {
  return sql`select "id" from ${sql.table(question.entity.name)}
    ${whereAll([...narrower, ...conditionsOf(question)])} order by ${listOrder(question)} ${pageLimits(question)}`;
}

/** Returns the conditions that the rows of a list meet. */
export function conditionsOf(question: ListQuestion, options?: { linksByRow: boolean }): Condition[] {
  return [...listConditions({ ...question, ...options }), ...(question.also ?? [])];
}

/** Returns the columns of the page's rows. */
export function pageColumns({ entity, columns }: ListQuestion): RawBuilder<unknown> {
  const names = columns ?? recordCodec(entity).listColumns;
  return sql.join(names.map((column) => sql.ref(`${entity.name}.${column}`)));
}

/** Returns the `limit` and `offset` of the page. */
export function pageLimits(question: ListQuestion): RawBuilder<unknown> {
  return sql`limit ${question.query.pageSize} offset ${offsetOf(question)}`;
}

/** Compiles SQL text to a statement. */
export function compiled({ queries }: ListQuestion, text: RawBuilder<unknown>): Statement {
  return statementOf(queries, text.$castTo<Tuple>());
}
