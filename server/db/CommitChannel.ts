import { Listeners } from './Listeners';
import type { PostgresHosts } from './PostgresHosts';
import type { PostgresPool } from './PostgresPool';
import { PostgresClient } from './postgresClient';

const CHANNEL = 'commits';
/** Minimum milliseconds between two notices to other processes (throttle). */
const NOTICE_MS = 50;
/** Milliseconds until a lost connection is retried. */
const AGAIN_MS = 1_000;
/** Milliseconds between two health checks of the listening connection, and the timeout of one check. */
const CHECK_MS = 20_000;
const ANSWER_MS = 5_000;

/**
 * Announces commits between the processes of one PostgreSQL database, by LISTEN and NOTIFY. A notice has no payload and is
 * sent outside the transactions: inside them, NOTIFY would serialize all commits of the database (decision 0083). One
 * connection listens while there are listeners.
 */
export class CommitChannel {
  readonly #hosts: PostgresHosts;
  readonly #pool: Pick<PostgresPool, 'query'>;
  readonly #listeners = new Listeners(() => this.#listen());
  #notice: NodeJS.Timeout | undefined;
  #lastNotice = 0;
  #sending: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(hosts: PostgresHosts, pool: Pick<PostgresPool, 'query'>) {
    this.#hosts = hosts;
    this.#pool = pool;
  }

  /** @returns a function that removes the listener */
  add(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Announces a commit of this process. */
  tell(): void {
    this.#listeners.tell();
    if (this.#notice || this.#isClosed) return;
    const wait = Math.max(0, this.#lastNotice + NOTICE_MS - performance.now());
    this.#notice = setTimeout(() => this.#send(), wait);
    this.#notice.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    const isWaiting = this.#notice !== undefined;
    clearTimeout(this.#notice);
    // Sends the notice of the last writes before the process ends.
    if (isWaiting) this.#send();
    await this.#sending;
  }

  #send(): void {
    this.#notice = undefined;
    this.#lastNotice = performance.now();
    // A notice may get lost: other processes also poll from time to time.
    this.#sending = this.#pool.query({ text: `notify ${CHANNEL}` }).catch(() => undefined);
  }

  #listen(): () => void {
    let isOver = false;
    let retry: NodeJS.Timeout | undefined;
    let current: PostgresClient | undefined;
    const open = () => {
      // The pool finds out which host accepts writes; this connection follows it.
      const client = new PostgresClient({
        connectionString: this.#hosts.current,
        connectionTimeoutMillis: ANSWER_MS,
        query_timeout: ANSWER_MS,
      });
      current = client;
      let isLost = false;
      const lose = () => {
        if (isLost) return;
        isLost = true;
        clearInterval(check);
        client.end().catch(() => undefined);
        if (isOver) return;
        retry = setTimeout(open, AGAIN_MS);
        retry.unref();
      };
      const check = setInterval(() => client.query('select 1').catch(lose), CHECK_MS);
      check.unref();
      client.on('error', lose);
      client.on('end', lose);
      client.on('notification', () => this.#listeners.tell());
      client
        .connect()
        .then(() => client.query(`listen ${CHANNEL}`))
        // Commits may have been missed before the connection listened.
        .then(() => this.#listeners.tell())
        .catch(lose);
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(retry);
      current?.end().catch(() => undefined);
    };
  }
}
