import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { DialectAdapter } from 'kysely';
import type { Queries, Row } from '../../db/database';
import { type Head, headText, type Link, rowHash } from './linkOf';

const KEY_BYTES = 32;

/**
 * Message authentication codes (HMAC-SHA-256) over the rows of the log, the links of its chain and their removal, by a key that the
 * database does not hold: only the server can have written what carries one.
 */
export class LogProof {
  readonly #key: KeyObject;

  /** @param key of the installation, from which that of the codes is derived (HKDF, RFC 5869) */
  constructor(key: Buffer) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'log', KEY_BYTES)));
  }

  /** The code of a row as it is written, with its id; it waits with the row in the queue and goes into its link. */
  ofRow(row: Row): string {
    return this.#code('row', rowHash(row));
  }

  /** The code of a link and of the code of its row, which may be missing or wrong and is not made right by it. */
  ofLink({ hash, rowCode }: Pick<Link, 'hash'> & { rowCode: string | null }): string {
    return this.#code('link', hash, rowCode);
  }

  /** The code of the removal of a row whose time was over. */
  ofRemoval({ logId, removedBy }: { logId: number; removedBy: number }): string {
    return this.#code('removal', logId, removedBy);
  }

  /** The code of the link behind which every link carries codes. */
  ofStart(head: Head): string {
    return this.#code('start', headText(head));
  }

  /** The code of a row of which the hash alone is known. */
  ofRowHash(hash: string): string {
    return this.#code('row', hash);
  }

  #code(...content: readonly (string | number | null)[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(content)).digest('hex');
  }
}

/** Compares codes in a time that tells nothing of them. */
export function isCode(given: unknown, code: string): boolean {
  if (typeof given !== 'string' || given.length !== code.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(code));
}

const proofs = new WeakMap<DialectAdapter, LogProof>();

/** The log of a database is written and verified with this key from now on. */
export function setLogProof({ read }: { read: Queries }, proof: LogProof): void {
  proofs.set(read.getExecutor().adapter, proof);
}

/** What proves the log of the database behind some queries; `undefined` without its key. */
export function logProofOf(queries: Queries): LogProof | undefined {
  return proofs.get(queries.getExecutor().adapter);
}
