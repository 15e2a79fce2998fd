import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sealing } from '../db/sealing/sealing';
import { seal, unseal } from './seal';

/** Bytes of each key derived from the installation's key. */
const KEY_BYTES = 32;
const ID_BYTES = 4;
/** Long enough to make collisions among a billion values negligible. */
const BLIND_INDEX_BYTES = 16;
/** Maximum number and length in characters of cached plaintexts, because pages of lists are read repeatedly. */
const OPENED_KEPT = 10_000;
const OPENED_LENGTH_MAX = 200;
/** Format prefix of encrypted values; a later format gets another one. */
const FORM = 's1';

/** Returns the id of a key, which reveals nothing about it: 8 hexadecimal digits. */
export const keyIdOf = (key: Buffer): string => derived(key, 'key id', ID_BYTES).toString('hex');

/**
 * Encrypts with AES-256-GCM and computes blind indexes with HMAC-SHA-256. Both keys are derived from the installation's key
 * (HKDF, RFC 5869). An encrypted value is `s1.<key>.<nonce, tag and ciphertext in Base64url>`, and bound to its column and
 * row.
 */
export class KeySealing implements Sealing {
  readonly keyId: string;
  readonly #key: Buffer;
  readonly #indexKey: KeyObject;
  readonly #prefix: string;
  readonly #former: KeySealing | undefined;
  readonly #opened = new LRUCache<string, string>({ max: OPENED_KEPT });

  /** @param former the previous key, with which some values may still be encrypted */
  constructor(key: Buffer, former?: Buffer) {
    this.keyId = keyIdOf(key);
    this.#key = derived(key, 'seal', KEY_BYTES);
    this.#indexKey = createSecretKey(derived(key, 'blind index', KEY_BYTES));
    this.#prefix = `${FORM}.${this.keyId}.`;
    this.#former = former && new KeySealing(former);
  }

  seal(text: string, owner: string): string {
    return this.#prefix + seal(this.#key, { secret: Buffer.from(text), owner });
  }

  open(sealed: string, owner: string): string {
    if (!this.isCurrent(sealed) && this.#former) return this.#former.open(sealed, owner);
    const name = `${owner} ${sealed}`;
    const known = this.#opened.get(name);
    if (known !== undefined) return known;
    const bytes = this.isCurrent(sealed)
      ? unseal(this.#key, { sealed: sealed.slice(this.#prefix.length), owner })
      : undefined;
    if (bytes) {
      const text = bytes.toString();
      if (sealed.length <= OPENED_LENGTH_MAX) this.#opened.set(name, text);
      return text;
    }
    throw new Error(`the sealed value of ${owner} does not open: it was changed or moved, or its key is another one`);
  }

  isCurrent(value: string): boolean {
    return value.startsWith(this.#prefix);
  }

  isSealed(value: string): boolean {
    return this.isCurrent(value) || this.#former?.isSealed(value) === true;
  }

  blindIndex(text: string, column: string): string {
    const hash = createHmac('sha256', this.#indexKey).update(`${column}\0${text}`).digest();
    return hash.subarray(0, BLIND_INDEX_BYTES).toString('base64url');
  }
}

function derived(key: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, bytes));
}
