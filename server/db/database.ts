import type { Kysely, Transaction } from 'kysely';
import type { EntityTables } from './storedRow';

/** A row as the driver gives it: texts, numbers and nulls. */
export type Row = Record<string, unknown>;
/** The values of a row in the order of its columns. */
export type Tuple = readonly unknown[];
/** Tables of entities have typed columns; of others, and of an entity only known at run time, only their names count. */
export type Tables = EntityTables & Record<string, Row>;
/** Where queries run: on committed rows, or inside a write transaction. */
export type Queries = Kysely<Tables>;
export type WriteTransaction = Transaction<Tables>;

/** SQL text with its parameters, ready to run again and again. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export type DatabaseKind = 'sqlite' | 'postgres';

/** The one door to the rows, the same for both databases. */
export interface Database {
  readonly kind: DatabaseKind;
  /** Builds and runs queries on committed rows; never waits for a writer. What it compiles is as narrow as itself. */
  readonly read: Queries;
  /** The rows of a transaction that are seen through this door. */
  within(queries: Queries): Queries;
  /** The door through which all rows are seen: this one, unless a data scope narrows it. */
  readonly whole: Database;
  /** Runs a compiled read on committed rows; the statement stays prepared. Answers at once on SQLite. */
  all(sql: string, parameters: readonly unknown[]): Row[] | Promise<Row[]>;
  /** As {@link all}, without the names of columns, which for long rows take as long as the rest. */
  tuples(sql: string, parameters: readonly unknown[]): Tuple[] | Promise<Tuple[]>;
  /**
   * Runs long reads beside one another and beside everything else this process does. Each sees what was committed when
   * it began, which may differ from the others.
   */
  readInParallel(statements: readonly Statement[]): Promise<readonly (readonly Tuple[])[]>;
  /** Runs `work` in one write transaction; an error rolls everything back and is thrown on. */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
