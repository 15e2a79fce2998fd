import type { RawBuilder } from 'kysely';
import type { Queries, Statement, Tuple } from './database';

/** A text as a statement that is run by its tuples; the text says of which type they are. */
export function statementOf<R extends Tuple>(queries: Queries, text: RawBuilder<R>): Statement<R> {
  const { sql, parameters } = text.compile(queries);
  return { sql, parameters };
}
