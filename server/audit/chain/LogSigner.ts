import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { DialectAdapter } from 'kysely';
import type { Queries, Row } from '../../db/database';
import { formatHead, type Head, type Link, rowHash } from './createLink';

const KEY_BYTES = 32;

/**
 * Message authentication codes (HMAC-SHA-256) for the rows of the log, the links of its chain and removals. The key is not
 * in the database, so only the server can create them.
 */
export class LogSigner {
  readonly #key: KeyObject;

  /** @param key of the installation, from which the key of the codes is derived (HKDF, RFC 5869) */
  constructor(key: Buffer) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'log', KEY_BYTES)));
  }

  /** Returns the code of a row as it is written, with its id. It is stored in the queue and then in the row's link. */
  signRow(row: Row): string {
    return this.#code('row', rowHash(row));
  }

  /** Returns the code of a link, which covers the code of its row. A missing or wrong row code stays invalid. */
  signLink({ hash, rowCode }: Pick<Link, 'hash'> & { rowCode: string | null }): string {
    return this.#code('link', hash, rowCode);
  }

  /** Returns the code of the removal of a row at the end of its retention period. */
  signRemoval({ logId, removedBy }: { logId: number; removedBy: number }): string {
    return this.#code('removal', logId, removedBy);
  }

  /** Returns the code of the position after which every link has codes. */
  signStart(head: Head): string {
    return this.#code('start', formatHead(head));
  }

  /** Returns the code of a row from its hash. */
  signRowHash(hash: string): string {
    return this.#code('row', hash);
  }

  #code(...content: readonly (string | number | null)[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(content)).digest('hex');
  }
}

/** Compares codes in constant time. */
export function equalsCode(candidate: unknown, code: string): boolean {
  if (typeof candidate !== 'string' || candidate.length !== code.length) return false;
  return timingSafeEqual(Buffer.from(candidate), Buffer.from(code));
}

const signers = new WeakMap<DialectAdapter, LogSigner>();

/** Sets the key that writes and verifies the log of a database. */
export function setLogSigner({ read }: { read: Queries }, signer: LogSigner): void {
  signers.set(read.getExecutor().adapter, signer);
}

/** Returns the log proof of the database behind some queries; `undefined` without a key. */
export function logSignerOf(queries: Queries): LogSigner | undefined {
  return signers.get(queries.getExecutor().adapter);
}
