import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition of a `where` clause. */
export type Condition = Expression<SqlBool>;

/** The `where` clause of all these conditions; empty without any. */
export function whereAll(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
