import Libsql from 'libsql';
import type { Row, Tuple } from '../db/database';
import type { Snapshot } from './snapshot';
import { parseColumnDefault, parseColumnType, type TableShape } from './tableShape';

/** Rows per chunk. */
const BATCH_ROWS = 200;

/**
 * Opens a read transaction on a SQLite file. It includes the write-ahead log. It neither blocks others nor is blocked by
 * them.
 */
export async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  const handle = new Libsql(file);
  handle.exec('PRAGMA busy_timeout = 10000');
  handle.exec('PRAGMA query_only = ON');
  handle.exec('BEGIN');
  // The first read determines the moment of the snapshot.
  const tables = tableShapes(handle);
  return {
    kind: 'sqlite',
    tables,
    async *read(sql) {
      let batch: Tuple[] = [];
      for (const row of handle.prepare(sql).raw().iterate()) {
        batch.push(row as Tuple);
        if (batch.length < BATCH_ROWS) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    async close() {
      handle.exec('ROLLBACK');
      handle.close();
    },
  };
}

function tableShapes(handle: Libsql.Database): TableShape[] {
  const rows = (sql: string) => handle.prepare(sql).all() as Row[];
  const columns = rows(
    `select "tables".name as "table", "columns".name, "columns".type, "columns"."notnull", "columns".dflt_value, "columns".pk
      from pragma_table_list as "tables", pragma_table_info("tables".name) as "columns"
      where "tables".schema = 'main' and "tables".type = 'table' and "tables".name not like 'sqlite\\_%' escape '\\' order by "tables".name, cid`,
  );
  const autoIncrementTables = new Set(
    rows("select name from sqlite_master where type = 'table' and sql like '%autoincrement%'").map(({ name }) => name),
  );
  const hasCounters = rows("select 1 from sqlite_master where name = 'sqlite_sequence'").length > 0;
  const counters = hasCounters ? rows('select name, seq from sqlite_sequence') : [];
  const lastIds = new Map(counters.map(({ name, seq }) => [name, Number(seq)]));
  return [...new Set(columns.map(({ table }) => String(table)))].map((table) => {
    const tableColumns = columns.filter((column) => column.table === table);
    return {
      name: table,
      columns: tableColumns.map(({ name, type, notnull, dflt_value: value }) => {
        const column = `${table}.${name}`;
        const shape = parseColumnType('sqlite', String(type), column);
        return {
          name: String(name),
          type: shape,
          required: notnull === 1,
          ...(value === null ? {} : { default: parseColumnDefault(String(value), shape, column) }),
        };
      }),
      key: tableColumns
        .filter(({ pk }) => Number(pk) > 0)
        .sort((one, other) => Number(one.pk) - Number(other.pk))
        .map(({ name }) => String(name)),
      ...(autoIncrementTables.has(table) ? { nextId: (lastIds.get(table) ?? 0) + 1 } : {}),
    };
  });
}
