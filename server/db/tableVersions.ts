import { sql } from 'kysely';
import type { Queries, WriteTransaction } from './database';
import { databaseKindOf } from './databaseKindOf';

/** Grows whenever what administrators may do can have changed. */
export const AUTH_EPOCH = 'auth';

/**
 * Marks tables as changed. The last thing a write transaction does: the rows are held until it ends, and their
 * order is always the same, so that two writers never wait for one another crosswise.
 */
export async function bumpVersions(transaction: WriteTransaction, names: Iterable<string>): Promise<void> {
  const listed = [...new Set(names)].sort();
  if (listed.length === 0) return;
  // SQLite has one writer at a time.
  const held =
    databaseKindOf(transaction) === 'postgres'
      ? sql`select "name" from "tableVersion" where "name" in (select jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb)) order by "name" for update`
      : sql`select "value" from json_each(${JSON.stringify(listed)})`;
  await sql`with "held" as (${held}) update "tableVersion" set "version" = "version" + 1
    where "name" in (select * from "held")`.execute(transaction);
}

/** The versions of all tables, by name. */
export async function readVersions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries.selectFrom('tableVersion').select(['name', 'version']).execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}
