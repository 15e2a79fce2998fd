import type { Database, Row } from '../../server/db/database';
import { postgresSchema } from './postgresSchema';
import { literal, type SchemaStatements } from './schemaStatements';
import { sqliteSchema } from './sqliteSchema';

export interface DumpOptions {
  /** Tables of which only the first rows are kept. */
  shortened: ReadonlySet<string>;
  /** Number of rows kept of those. */
  rows: number;
}

const ALL_ROWS: DumpOptions = { shortened: new Set(), rows: 0 };

/**
 * Dumps the tables, rows and indexes of a database as SQL of its own dialect, with the definitions of the database's
 * catalog. Unlike pg_dump it needs no client of the server's version.
 */
export async function dumpDatabase(database: Database, { shortened, rows }: DumpOptions = ALL_ROWS): Promise<string> {
  const { tables, nextIds, indexes } = await readSchema(database);
  const inserts: string[] = [];
  for (const { name, columns } of tables) {
    const columnList = columns.map((column) => `"${column}"`).join(', ');
    const limit = shortened.has(name) ? ` limit ${rows}` : '';
    const found = await database.all(`select ${columnList} from "${name}" order by ${columnList}${limit}`, []);
    inserts.push(...found.map((row) => `insert into "${name}" (${columnList}) values (${valuesOf(row, columns)})`));
  }
  const statements = [...tables.map(({ statement }) => statement), ...inserts, ...nextIds, ...indexes];
  return statements.map((statement) => `${statement};\n`).join('');
}

/** Returns the definitions in a database's catalog. */
export function readSchema(database: Database): Promise<SchemaStatements> {
  return database.dialect === 'sqlite' ? sqliteSchema(database) : postgresSchema(database);
}

const valuesOf = (row: Row, columns: readonly string[]) => columns.map((column) => literal(row[column])).join(', ');
