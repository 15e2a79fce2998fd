import { ListenerSet } from '../ListenerSet';
import type { PostgresHosts } from './PostgresHosts';
import type { PostgresPool } from './PostgresPool';
import { PostgresClient } from './postgresClient';

const CHANNEL = 'commits';
/** Minimum milliseconds between two notices to other processes (throttle). */
const NOTIFY_INTERVAL_MS = 50;
/** Milliseconds until a lost connection is retried. */
const RETRY_MS = 1_000;
/** Milliseconds between two health checks of the listening connection, and the timeout of one check. */
const HEALTH_CHECK_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 5_000;

/**
 * Announces commits between the processes of one PostgreSQL database, by LISTEN and NOTIFY. A notice has no payload and is
 * sent outside the transactions: inside them, NOTIFY would serialize all commits of the database (decision 0083). One
 * connection listens while there are listeners.
 */
export class CommitChannel {
  readonly #hosts: PostgresHosts;
  readonly #pool: Pick<PostgresPool, 'query'>;
  readonly #listeners = new ListenerSet(() => this.#listen());
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
  notify(): void {
    this.#listeners.notify();
    if (this.#notice || this.#isClosed) return;
    const wait = Math.max(0, this.#lastNotice + NOTIFY_INTERVAL_MS - performance.now());
    this.#notice = setTimeout(() => this.#send(), wait);
    this.#notice.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    const isPending = this.#notice !== undefined;
    clearTimeout(this.#notice);
    // Sends the notice of the last writes before the process ends.
    if (isPending) this.#send();
    await this.#sending;
  }

  #send(): void {
    this.#notice = undefined;
    this.#lastNotice = performance.now();
    // A notice may get lost: other processes also poll from time to time.
    this.#sending = this.#pool.query({ text: `notify ${CHANNEL}` }).catch(() => undefined);
  }

  #listen(): () => void {
    let isStopped = false;
    let retry: NodeJS.Timeout | undefined;
    let current: PostgresClient | undefined;
    const open = () => {
      // The pool finds out which host accepts writes; this connection follows it.
      const client = new PostgresClient({
        connectionString: this.#hosts.current,
        connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
        query_timeout: RESPONSE_TIMEOUT_MS,
      });
      current = client;
      let isLost = false;
      const handleLost = () => {
        if (isLost) return;
        isLost = true;
        clearInterval(check);
        client.end().catch(() => undefined);
        if (isStopped) return;
        retry = setTimeout(open, RETRY_MS);
        retry.unref();
      };
      const check = setInterval(() => client.query('select 1').catch(handleLost), HEALTH_CHECK_MS);
      check.unref();
      client.on('error', handleLost);
      client.on('end', handleLost);
      client.on('notification', () => this.#listeners.notify());
      client
        .connect()
        .then(() => client.query(`listen ${CHANNEL}`))
        // Commits may have been missed before the connection listened.
        .then(() => this.#listeners.notify())
        .catch(handleLost);
    };
    open();
    return () => {
      isStopped = true;
      clearTimeout(retry);
      current?.end().catch(() => undefined);
    };
  }
}
