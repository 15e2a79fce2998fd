import type { Kysely, Transaction } from 'kysely';
import type { KnownTables, SharedColumns } from './rows/storedRow';

/** A row as the driver returns it: texts, numbers and nulls. */
export type Row = Record<string, unknown>;
/** The values of a row, in the order of its columns. */
export type Tuple = readonly unknown[];
/**
 * Queries of a table that is only known at run time: it has the columns of every entity, and other columns of unknown types.
 */
type AnyTable = Pick<
  Kysely<Record<string, SharedColumns & Row>>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'
>;
/** Where queries run: on committed rows, or inside a write transaction. A table known at compile time has typed columns. */
export type Queries = Kysely<KnownTables> & AnyTable;
export type WriteTransaction = Transaction<KnownTables> & AnyTable;

/** SQL text with its parameters, reusable. `R` is the type of a row, in the order of its columns. */
export interface Statement<R extends Tuple = Tuple> {
  sql: string;
  parameters: readonly unknown[];
  /** Carries the type of a row for inference only. It never exists at run time. */
  readonly __row?: R;
}

/** The rows of each of several statements. */
export type StatementResults<S extends readonly Statement[]> = {
  readonly [K in keyof S]: readonly (S[K] extends Statement<infer R> ? R : Tuple)[];
};

export type SqlDialect = 'sqlite' | 'postgres';

/** The only access to rows, the same for both databases. */
export interface Database {
  readonly dialect: SqlDialect;
  /**
   * Builds and runs queries on committed rows, and never waits for a writer. Its statements are limited to the same data
   * scope.
   */
  readonly read: Queries;
  /** Applies the data scope of this database to the queries of a transaction. */
  applyScope(queries: Queries): Queries;
  /** The database without a data scope; the same object where there is none. */
  readonly unscoped: Database;
  /**
   * The same database for work that no caller waits for (jobs, migrations, packages). It has separate connections and limits
   * for statements and locks, so that requests are not blocked. It has the same data scope.
   */
  readonly background: Database;
  /**
   * Runs a compiled read on committed rows; the statement stays prepared. Synchronous on SQLite. The caller declares the
   * type of a row.
   */
  all<R extends object = Row>(sql: string, parameters: readonly unknown[]): R[] | Promise<R[]>;
  /** As {@link all}, without column names, which for long rows take as long as the values. */
  rowsAsArrays<R extends Tuple = Tuple>(sql: string, parameters: readonly unknown[]): R[] | Promise<R[]>;
  /**
   * Returns a number that changes with every commit of any process, without reading a row. While it is unchanged, cached
   * reads are valid. `undefined` where it would cost as much as a read.
   */
  changeCounter(): number | undefined;
  /**
   * Runs long reads in parallel without blocking this process. Each sees what was committed when it began, so their
   * snapshots may differ.
   */
  readInParallel<const S extends readonly Statement[]>(statements: S): Promise<StatementResults<S>>;
  /**
   * Calls the listener soon after commits of any process, at least once for any number of them, and whenever commits may
   * have been missed.
   * @returns a function that removes the listener
   */
  onCommit(listener: () => void): () => void;
  /** Runs `work` in one write transaction. An error rolls everything back and is rethrown. */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;
  /** Commits a write that changes nothing, and fails as any other write would. It does not notify listeners. */
  probe(): Promise<void>;
  /** Erases the contents of deleted and overwritten rows from the files, as far as the database allows. */
  eraseDeletedContent(): Promise<void>;
  close(): Promise<void>;
}
