import { Listeners } from './Listeners';
import type { PostgresHosts } from './PostgresHosts';
import type { PostgresPool } from './PostgresPool';
import { PostgresClient } from './postgresClient';

const CHANNEL = 'commits';
/** Milliseconds between two notices to other processes: however much is written, they are few. */
const NOTICE_MS = 50;
/** Milliseconds until a lost connection is tried again. */
const AGAIN_MS = 1_000;
/** Milliseconds between two looks whether the listening connection still leads anywhere, and until one that does not is given up. */
const CHECK_MS = 20_000;
const ANSWER_MS = 5_000;

/**
 * Tells of commits between the processes of one PostgreSQL database, by LISTEN and NOTIFY. A notice says nothing but that there
 * was one, and is sent beside the transactions: inside of them it would have all commits of the database wait for one another
 * (decision 0083). One connection listens while somebody wants to hear.
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

  /** @returns ends it */
  add(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** This process has committed something. */
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
    // The last writes of a process that ends are told as well.
    if (isWaiting) this.#send();
    await this.#sending;
  }

  #send(): void {
    this.#notice = undefined;
    this.#lastNotice = performance.now();
    // Others look by themselves now and then, so that a notice may be lost.
    this.#sending = this.#pool.query({ text: `notify ${CHANNEL}` }).catch(() => undefined);
  }

  #listen(): () => void {
    let isOver = false;
    let retry: NodeJS.Timeout | undefined;
    let current: PostgresClient | undefined;
    const open = () => {
      // The calls find out which host takes writes; this connection follows them.
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
        // What was committed while nobody listened has told nobody.
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
