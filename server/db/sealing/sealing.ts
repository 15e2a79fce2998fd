import type { DialectAdapter } from 'kysely';
import type { Database, Queries } from '../database';

/** Encrypts and decrypts the values of encrypted fields of one database. */
export interface Sealing {
  /** Id of the key that it encrypts with. Every encrypted value begins with the id of its key. */
  readonly keyId: string;
  /** @param owner the column and row of the value; it can be decrypted for this owner only */
  seal(text: string, owner: string): string;
  /** @throws {Error} if the value was encrypted for another owner or with an unknown key */
  open(sealed: string, owner: string): string;
  /** Returns whether a value is encrypted with the key of {@link keyId}. */
  isCurrent(value: string): boolean;
  /** Returns whether a value is encrypted. */
  isSealed(value: string): boolean;
  /** Returns a hash that is equal for equal texts of a column and reveals nothing about them without the key. */
  blindIndex(text: string, column: string): string;
}

const sealings = new WeakMap<DialectAdapter, Sealing>();

/** Sets the encryption of a database for all later reads and writes. */
export function setSealing(database: Database, sealing: Sealing): void {
  sealings.set(database.read.getExecutor().adapter, sealing);
}

/** Returns the encryption of the database of some queries. Without a key it throws on every use. */
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
