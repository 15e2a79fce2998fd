import { type RawBuilder, sql } from 'kysely';
import type { Queries, Row } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import type { ColumnType } from '../tables/entityTable';

const postgresTypes: Readonly<Record<ColumnType, string>> = {
  text: 'text collate "C"',
  integer: 'bigint',
  real: 'double precision',
};

/**
 * Returns rows as the table `given` of a statement of these queries, in their order. All rows are one parameter, so the text of the statement
 * does not depend on their number and it stays prepared. A statement that joins them must name them first, with `cross
 * join`: SQLite then starts from them.
 */
export function jsonRows(
  queries: Queries,
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly Row[],
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  if (sqlDialectOf(queries) === 'postgres') {
    const columnDefinitions = Object.entries(columns).map(([name, type]) => `"${name}" ${postgresTypes[type]}`);
    return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as "given"(${sql.raw(columnDefinitions.join(', '))})`;
  }
  const selectedColumns = names.map((name) => `json_extract("value", '$.${name}') as "${name}"`);
  return sql`(select ${sql.raw(selectedColumns.join(', '))} from json_each(${JSON.stringify(rows)})) as "given"`;
}
