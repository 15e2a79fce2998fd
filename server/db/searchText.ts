import { sql } from 'kysely';
import { lowerAscii } from '../../contract/query';
import type { Queries } from './database';
import { type EntityTable, SEARCH_SEPARATOR } from './entityTable';
import { SEARCH_COLUMN } from './storedFields';

/** What the search column of a row holds. */
export function searchTextOf(table: EntityTable, row: Readonly<Record<string, unknown>>): string {
  return table.searched.map((field) => lowerAscii(String(row[field] ?? ''))).join(SEARCH_SEPARATOR);
}

/** Writes the search column of every row. `lower` changes ASCII letters only in both databases ("C" collation). */
export async function writeSearchText(queries: Queries, table: EntityTable): Promise<void> {
  const parts = table.searched.map((field) => sql`lower(coalesce(${sql.ref(field)}, ''))`);
  await sql`update ${sql.table(table.name)} set ${sql.ref(SEARCH_COLUMN)} = ${sql.join(
    parts,
    sql.raw(` || '${SEARCH_SEPARATOR}' || `),
  )}`.execute(queries);
}
