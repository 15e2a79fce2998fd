import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition of a `where` clause. */
export type Condition = Expression<SqlBool>;

/** Returns a `where` clause that joins the conditions with `and`, or nothing if there are none. */
export function whereAll(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
