import type { DialectAdapter } from 'kysely';
import type { Database, Queries } from '../database';

/** Encrypts and decrypts the values of encrypted fields of one database. */
export interface FieldEncryption {
  /** Id of the key that it encrypts with. Every encrypted value begins with the id of its key. */
  readonly keyId: string;
  /** @param owner the column and row of the value; it can be decrypted for this owner only */
  encrypt(text: string, owner: string): string;
  /** @throws {Error} if the value was encrypted for another owner or with an unknown key */
  decrypt(encrypted: string, owner: string): string;
  /** Returns whether a value is encrypted with the key of {@link keyId}. */
  usesCurrentKey(value: string): boolean;
  /** Returns whether a value is encrypted. */
  isEncrypted(value: string): boolean;
  /** Returns a hash that is equal for equal texts of a column and reveals nothing about them without the key. */
  blindIndex(text: string, column: string): string;
}

const encryptions = new WeakMap<DialectAdapter, FieldEncryption>();

/** Sets the encryption of a database for all later reads and writes. */
export function setEncryption(database: Database, encryption: FieldEncryption): void {
  encryptions.set(database.read.getExecutor().adapter, encryption);
}

/** Returns the encryption of the database of some queries. Without a key it throws on every use. */
export function encryptionOf(queries: Queries | undefined): FieldEncryption {
  return (queries && encryptions.get(queries.getExecutor().adapter)) ?? withoutKey;
}

function throwMissingKey(): never {
  throw new Error('sealed values need the key of their database');
}

const withoutKey: FieldEncryption = {
  keyId: '',
  encrypt: throwMissingKey,
  decrypt: throwMissingKey,
  usesCurrentKey: throwMissingKey,
  isEncrypted: throwMissingKey,
  blindIndex: throwMissingKey,
};
