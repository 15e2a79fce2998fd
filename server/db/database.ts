import type { Kysely, Transaction } from 'kysely';
import type { KnownTables, SharedColumns } from './storedRow';

/** A row as the driver gives it: texts, numbers and nulls. */
export type Row = Record<string, unknown>;
/** The values of a row in the order of its columns. */
export type Tuple = readonly unknown[];
/** Queries of a table that is known at run time only: it has the columns of every entity, and others of which nothing is known. */
type AnyTable = Pick<
  Kysely<Record<string, SharedColumns & Row>>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'
>;
/** Where queries run: on committed rows, or inside a write transaction. A table that is named has the columns it declares. */
export type Queries = Kysely<KnownTables> & AnyTable;
export type WriteTransaction = Transaction<KnownTables> & AnyTable;

/** SQL text with its parameters, ready to run again and again; `R` is what a row holds, in the order of its columns. */
export interface Statement<R extends Tuple = Tuple> {
  sql: string;
  parameters: readonly unknown[];
  /** Carries the type of a row for inference only; never present at run time. */
  readonly __row?: R;
}

/** The rows that each of several statements finds. */
export type FoundBy<S extends readonly Statement[]> = {
  readonly [K in keyof S]: readonly (S[K] extends Statement<infer R> ? R : Tuple)[];
};

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
  /**
   * The same database for work that nobody waits for (jobs, migrations, packages), with limits of its own for statements and
   * locks, and connections of its own, so that calls are answered meanwhile. A scope narrows it too.
   */
  readonly background: Database;
  /** Runs a compiled read on committed rows; the statement stays prepared. Answers at once on SQLite. The caller says what a row is. */
  all<R extends object = Row>(sql: string, parameters: readonly unknown[]): R[] | Promise<R[]>;
  /** As {@link all}, without the names of columns, which for long rows take as long as the rest. */
  tuples<R extends Tuple = Tuple>(sql: string, parameters: readonly unknown[]): R[] | Promise<R[]>;
  /**
   * Differs after every commit, of whichever process, and is told without reading a row; what was read while it was the same
   * still holds. `undefined` where it would take as long as a read.
   */
  commitStamp(): number | undefined;
  /**
   * Runs long reads beside one another and beside everything else this process does. Each sees what was committed when
   * it began, which may differ from the others.
   */
  readInParallel<const S extends readonly Statement[]>(statements: S): Promise<FoundBy<S>>;
  /**
   * Tells of commits of whichever process, soon and at least once for any number of them; also when some may have been missed.
   * @returns ends it
   */
  onCommit(listener: () => void): () => void;
  /** Runs `work` in one write transaction; an error rolls everything back and is thrown on. */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;
  /** Commits a write that leaves nothing behind; fails as any other write would. Nobody is told of it. */
  probe(): Promise<void>;
  /** Has the files forget what rows that have been removed or overwritten were, as far as the database lets one. */
  purge(): Promise<void>;
  close(): Promise<void>;
}
