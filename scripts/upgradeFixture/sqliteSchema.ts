import type { Database } from '../../server/db/database';
import { literal, type SchemaStatements } from './schemaStatements';

/** Reads the original definitions of a SQLite database. */
export async function sqliteSchema(database: Database): Promise<SchemaStatements> {
  const tables = await database.all(
    // Excludes the virtual and shadow tables of a search index, which every start creates.
    `select name, sql, (select json_group_array(name) from pragma_table_info(sqlite_master.name)) as columns
      from sqlite_master where name in (select name from pragma_table_list where schema = 'main' and type = 'table')
        and name not like 'sqlite\\_%' escape '\\' order by name`,
    [],
  );
  const indexes = await database.all(
    "select sql from sqlite_master where type = 'index' and sql is not null order by rowid",
    [],
  );
  const nextIds = await database.all('select name, seq from sqlite_sequence order by name', []);
  return {
    tables: tables.map(({ name, sql, columns }) => ({
      name: String(name),
      columns: JSON.parse(String(columns)),
      statement: String(sql),
    })),
    nextIds: [
      'delete from sqlite_sequence',
      ...nextIds.map(({ name, seq }) => `insert into sqlite_sequence values (${literal(name)}, ${literal(seq)})`),
    ],
    indexes: indexes.map(({ sql }) => String(sql)),
  };
}
