import { type RawBuilder, sql } from 'kysely';
import { type Condition, whereAll } from '../condition';
import type { Statement, Tuple } from '../database';
import { recordCodec } from '../recordCodec';
import { statementOf } from '../statement';
import { listConditions } from './listConditions';
import { listOrder } from './listOrder';
import { type ListQuestion, offsetOf } from './listQuestion';

/**
 * Late row lookup (deferred join): the ids of the page are found first, on covering indexes alone, and only the rows of
 * the page are read whole.
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
 * Selects the ids of the page, in the order asked, among the rows that meet these conditions and the list's. Of two
 * bounds of a column SQLite uses the first one for its range scan, so the narrower ones come first.
 */
export function pageIds(question: ListQuestion, narrower: readonly Condition[] = []): RawBuilder<unknown> {
  return sql`select "id" from ${sql.table(question.entity.name)}
    ${whereAll([...narrower, ...conditionsOf(question)])} order by ${listOrder(question)} ${pageLimits(question)}`;
}

/** What the rows of a list meet. */
export function conditionsOf(question: ListQuestion, options?: { linksByRow: boolean }): Condition[] {
  return [...listConditions({ ...question, ...options }), ...(question.also ?? [])];
}

/** The columns of the page's rows. */
export function pageColumns({ entity, columns }: ListQuestion): RawBuilder<unknown> {
  const names = columns ?? recordCodec(entity).listColumns;
  return sql.join(names.map((column) => sql.ref(`${entity.name}.${column}`)));
}

/** Which of the rows found belong to the page. */
export function pageLimits(question: ListQuestion): RawBuilder<unknown> {
  return sql`limit ${question.query.pageSize} offset ${offsetOf(question)}`;
}

/** The statement of a text, ready to run. */
export function compiled({ queries }: ListQuestion, text: RawBuilder<unknown>): Statement {
  return statementOf(queries, text.$castTo<Tuple>());
}
