import type { Database, Row } from '../../server/db/database';
import { postgresSchema } from './postgresSchema';
import { sqliteSchema } from './sqliteSchema';

/** What makes a database again, as SQL. */
export interface SchemaStatements {
  /** `create table` statements, with the columns of each table. */
  tables: readonly { name: string; columns: readonly string[]; statement: string }[];
  /** Statements about the next ids, which follow the rows. */
  nextIds: readonly string[];
  indexes: readonly string[];
}

export interface DumpOptions {
  /** Tables of which only the first rows are kept. */
  shortened: ReadonlySet<string>;
  /** How many rows are kept of those. */
  rows: number;
}

const WHOLE: DumpOptions = { shortened: new Set(), rows: 0 };

/**
 * The tables, rows and indexes of a database as SQL that its own kind of database runs, with the definitions that stand
 * in the database's catalog. Unlike pg_dump it needs no client of the server's version.
 */
export async function dumpDatabase(database: Database, { shortened, rows }: DumpOptions = WHOLE): Promise<string> {
  const { tables, nextIds, indexes } = await readSchema(database);
  const inserts: string[] = [];
  for (const { name, columns } of tables) {
    const listed = columns.map((column) => `"${column}"`).join(', ');
    const limit = shortened.has(name) ? ` limit ${rows}` : '';
    const found = await database.all(`select ${listed} from "${name}" order by ${listed}${limit}`, []);
    inserts.push(...found.map((row) => `insert into "${name}" (${listed}) values (${valuesOf(row, columns)})`));
  }
  const statements = [...tables.map(({ statement }) => statement), ...inserts, ...nextIds, ...indexes];
  return statements.map((statement) => `${statement};\n`).join('');
}

/** The definitions in a database's catalog. */
export function readSchema(database: Database): Promise<SchemaStatements> {
  return database.kind === 'sqlite' ? sqliteSchema(database) : postgresSchema(database);
}

const valuesOf = (row: Row, columns: readonly string[]) => columns.map((column) => literal(row[column])).join(', ');

/** @throws {Error} for a value that no column of ours holds */
export function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`a column holds a ${typeof value}`);
}
