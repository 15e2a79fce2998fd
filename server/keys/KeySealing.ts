import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sealing } from '../db/sealing/sealing';
import { seal, unseal } from './seal';

/** Bytes of each key that is derived from that of the installation. */
const KEY_BYTES = 32;
const ID_BYTES = 4;
/** Enough that two of a billion values hardly ever share one. */
const BLIND_INDEX_BYTES = 16;
/** Values that stay opened, since pages of lists are asked for again and again; and the longest of them, in characters. */
const OPENED_KEPT = 10_000;
const OPENED_LENGTH_MAX = 200;
/** Begins every sealed value; a later way to seal has another one. */
const FORM = 's1';

/** Name of a key, which tells nothing of it: 8 hexadecimal digits. */
export const keyIdOf = (key: Buffer): string => derived(key, 'key id', ID_BYTES).toString('hex');

/**
 * Seals by AES-256-GCM, and finds equal values by HMAC-SHA-256, each with a key derived from that of the installation (HKDF,
 * RFC 5869). A sealed value is `s1.<key>.<nonce, tag and ciphertext in Base64url>`, and bound to its column and row.
 */
export class KeySealing implements Sealing {
  readonly keyId: string;
  readonly #key: Buffer;
  readonly #indexKey: KeyObject;
  readonly #prefix: string;
  readonly #former: KeySealing | undefined;
  readonly #opened = new LRUCache<string, string>({ max: OPENED_KEPT });

  /** @param former the key before, with which some values may still be sealed */
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
