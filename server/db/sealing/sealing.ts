import type { DialectAdapter } from 'kysely';
import type { Database, Queries } from '../database';

/** Encrypts the values of sealed fields for one database, and opens them again. */
export interface Sealing {
  /** Names the key with which it seals; every sealed value begins with the name of its key. */
  readonly keyId: string;
  /** @param owner the column and row of the value: it opens nowhere else */
  seal(text: string, owner: string): string;
  /** @throws {Error} when it was sealed for another owner, or with a key that is not known */
  open(sealed: string, owner: string): string;
  /** Tells whether a value of a column is sealed with the key of {@link keyId}. */
  isCurrent(value: string): boolean;
  /** Tells whether a value of a column is sealed at all. */
  isSealed(value: string): boolean;
  /** The same for equal texts of a column, and tells nothing of them without the key. */
  blindIndex(text: string, column: string): string;
}

const sealings = new WeakMap<DialectAdapter, Sealing>();

/** What is written to a database is sealed so from now on, and what is read opened. */
export function setSealing(database: Database, sealing: Sealing): void {
  sealings.set(database.read.getExecutor().adapter, sealing);
}

/** What seals the values of the database behind some queries; without its key, one that seals and opens nothing. */
export function sealingOf(queries: Queries | undefined): Sealing {
  return (queries && sealings.get(queries.getExecutor().adapter)) ?? withoutKey;
}

function refuse(): never {
  throw new Error('sealed values need the key of their database');
}

const withoutKey: Sealing = {
  keyId: '',
  seal: refuse,
  open: refuse,
  isCurrent: refuse,
  isSealed: refuse,
  blindIndex: refuse,
};
