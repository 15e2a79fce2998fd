import type { RawBuilder } from 'kysely';
import type { Queries, Statement, Tuple } from './database';

/** Compiles SQL text to a statement; the type of the text declares the type of a row. */
export function statementOf<R extends Tuple>(queries: Queries, text: RawBuilder<R>): Statement<R> {
  const { sql, parameters } = text.compile(queries);
  return { sql, parameters };
}
