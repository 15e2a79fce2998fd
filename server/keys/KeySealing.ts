import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FieldEncryption } from '../db/sealing/fieldEncryption';
import { decryptSecret, encryptSecret } from './seal';

/** Bytes of each key derived from the installation's key. */
const KEY_BYTES = 32;
const ID_BYTES = 4;
/** Long enough to make collisions among a billion values negligible. */
const BLIND_INDEX_BYTES = 16;
/** Maximum number and length in characters of cached plaintexts, because pages of lists are read repeatedly. */
const CACHE_SIZE = 10_000;
const CACHED_LENGTH_MAX = 200;
/** Format prefix of encrypted values; a later format gets another one. */
const FORMAT = 's1';

/** Returns the id of a key, which reveals nothing about it: 8 hexadecimal digits. */
export const keyIdOf = (key: Buffer): string => deriveKey(key, 'key id', ID_BYTES).toString('hex');

/**
 * Encrypts with AES-256-GCM and computes blind indexes with HMAC-SHA-256. Both keys are derived from the installation's key
 * (HKDF, RFC 5869). An encrypted value is `s1.<key>.<nonce, tag and ciphertext in Base64url>`, and bound to its column and
 * row.
 */
export class AesFieldEncryption implements FieldEncryption {
  readonly keyId: string;
  readonly #key: Buffer;
  readonly #indexKey: KeyObject;
  readonly #prefix: string;
  readonly #previous: AesFieldEncryption | undefined;
  readonly #decrypted = new LRUCache<string, string>({ max: CACHE_SIZE });

  /** @param previousKey the previous key, with which some values may still be encrypted */
  constructor(key: Buffer, previousKey?: Buffer) {
    this.keyId = keyIdOf(key);
    this.#key = deriveKey(key, 'seal', KEY_BYTES);
    this.#indexKey = createSecretKey(deriveKey(key, 'blind index', KEY_BYTES));
    this.#prefix = `${FORMAT}.${this.keyId}.`;
    this.#previous = previousKey && new AesFieldEncryption(previousKey);
  }

  encrypt(text: string, owner: string): string {
    return this.#prefix + encryptSecret(this.#key, { secret: Buffer.from(text), owner });
  }

  decrypt(sealed: string, owner: string): string {
    if (!this.usesCurrentKey(sealed) && this.#previous) return this.#previous.decrypt(sealed, owner);
    const cacheKey = `${owner} ${sealed}`;
    const cached = this.#decrypted.get(cacheKey);
    if (cached !== undefined) return cached;
    const bytes = this.usesCurrentKey(sealed)
      ? decryptSecret(this.#key, { sealed: sealed.slice(this.#prefix.length), owner })
      : undefined;
    if (bytes) {
      const text = bytes.toString();
      if (sealed.length <= CACHED_LENGTH_MAX) this.#decrypted.set(cacheKey, text);
      return text;
    }
    throw new Error(`the sealed value of ${owner} does not open: it was changed or moved, or its key is another one`);
  }

  usesCurrentKey(value: string): boolean {
    return value.startsWith(this.#prefix);
  }

  isEncrypted(value: string): boolean {
    return this.usesCurrentKey(value) || this.#previous?.isEncrypted(value) === true;
  }

  blindIndex(text: string, column: string): string {
    const hash = createHmac('sha256', this.#indexKey).update(`${column}\0${text}`).digest();
    return hash.subarray(0, BLIND_INDEX_BYTES).toString('base64url');
  }
}

function deriveKey(key: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, bytes));
}
