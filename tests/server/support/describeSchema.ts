import type { Database, Row } from '../../../server/db/database';

const QUERIES = {
  sqlite: [
    `select "tables".name as "table", "columns".name, "columns".type, "notnull", dflt_value, pk
      from sqlite_master as "tables", pragma_table_info("tables".name) as "columns"
      where "tables".type = 'table' and "tables".name not like 'sqlite\\_%' escape '\\' order by 1, 2`,
    "select tbl_name, name, sql from sqlite_master where type = 'index' order by 1, 2",
  ],
  postgres: [
    `select table_name, column_name, data_type, collation_name, is_nullable, column_default, is_identity
      from information_schema.columns where table_schema = current_schema() order by 1, 2`,
    'select tablename, indexname, indexdef from pg_indexes where schemaname = current_schema() order by 1, 2',
  ],
};

/** Returns every column and index of a database, in an order independent of when they were added. */
export async function describeSchema(database: Database): Promise<Row[]> {
  const found = await Promise.all(QUERIES[database.dialect].map((sql) => database.all(sql, [])));
  return found.flat();
}
