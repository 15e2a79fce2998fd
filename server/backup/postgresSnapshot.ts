import type pg from 'pg';
import type { Row, Tuple } from '../db/database';
import { connectPostgres } from '../db/postgres/postgresClient';
import type { Snapshot } from './snapshot';
import { parseColumnDefault, parseColumnType, type TableShape } from './tableShape';

/** Rows per chunk. */
const BATCH_ROWS = 500;

/** Opens a read-only transaction whose snapshot is that of its first query (`repeatable read`). It reads through cursors. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = await connectPostgres(url);
  await client.query('begin transaction isolation level repeatable read read only');
  let cursors = 0;
  const tables = await tableShapes(client);
  return {
    kind: 'postgres',
    tables,
    async *read(sql) {
      cursors += 1;
      const cursor = `piece${cursors}`;
      await client.query(`declare ${cursor} no scroll cursor for ${sql}`);
      for (;;) {
        const { rows } = await client.query<Tuple & unknown[]>({
          text: `fetch ${BATCH_ROWS} from ${cursor}`,
          rowMode: 'array',
        });
        if (rows.length > 0) yield rows;
        if (rows.length < BATCH_ROWS) break;
      }
      await client.query(`close ${cursor}`);
    },
    close: () => client.end(),
  };
}

async function tableShapes(client: pg.Client): Promise<TableShape[]> {
  const rows = async (sql: string) => (await client.query<Row>(sql)).rows;
  const columns = await rows(
    `select relname as "table", attname as "name", format_type(atttypid, atttypmod) as "type", attnotnull as "required",
        pg_get_expr(adbin, adrelid) as "default",
        case when attidentity <> '' then pg_get_serial_sequence(quote_ident(relname), attname) end as "sequence"
      from pg_class
        join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = pg_class.oid and adnum = attnum
      where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname collate "C", attnum`,
  );
  const keys = await rows(
    `select relname as "table", attname as "name" from pg_constraint
        join pg_class on pg_class.oid = conrelid
        cross join lateral unnest(conkey) with ordinality as "part"("number", "place")
        join pg_attribute on attrelid = conrelid and attnum = "part"."number"
      where relnamespace = current_schema()::regnamespace and contype = 'p' order by relname, "part"."place"`,
  );
  const shapes: TableShape[] = [];
  for (const table of new Set(columns.map((column) => String(column.table)))) {
    const tableColumns = columns.filter((column) => column.table === table);
    const sequence = tableColumns.find((column) => column.sequence !== null)?.sequence;
    // Sequences are not transactional; a later value is safe.
    const [counter] = sequence ? await rows(`select last_value, is_called from ${String(sequence)}`) : [];
    shapes.push({
      name: table,
      columns: tableColumns.map(({ name, type, required, default: value }) => {
        const column = `${table}.${name}`;
        const shape = parseColumnType('postgres', String(type), column);
        return {
          name: String(name),
          type: shape,
          required: required === true,
          ...(value === null ? {} : { default: parseColumnDefault(String(value), shape, column) }),
        };
      }),
      key: keys.filter((key) => key.table === table).map(({ name }) => String(name)),
      ...(counter ? { nextId: Number(counter.last_value) + Number(counter.is_called) } : {}),
    });
  }
  return shapes;
}
