import pg from 'pg';
import { Listeners } from './Listeners';

const CHANNEL = 'commits';
/** Milliseconds between two notices to other processes: however much is written, they are few. */
const NOTICE_MS = 50;
/** Milliseconds until a lost connection is tried again. */
const AGAIN_MS = 1_000;

/**
 * Tells of commits between the processes of one PostgreSQL database, by LISTEN and NOTIFY. A notice says nothing but that there
 * was one, and is sent beside the transactions: inside of them it would have all commits of the database wait for one another
 * (decision 0083). One connection listens while somebody wants to hear.
 */
export class CommitChannel {
  readonly #url: string;
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #listeners = new Listeners(() => this.#listen());
  #notice: NodeJS.Timeout | undefined;
  #lastNotice = 0;
  #sending: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(url: string, pool: Pick<pg.Pool, 'query'>) {
    this.#url = url;
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
    this.#sending = this.#pool.query(`notify ${CHANNEL}`).catch(() => undefined);
  }

  #listen(): () => void {
    let isOver = false;
    let retry: NodeJS.Timeout | undefined;
    let current: pg.Client | undefined;
    const open = () => {
      const client = new pg.Client({ connectionString: this.#url });
      current = client;
      let isLost = false;
      const lose = () => {
        if (isLost) return;
        isLost = true;
        client.end().catch(() => undefined);
        if (isOver) return;
        retry = setTimeout(open, AGAIN_MS);
        retry.unref();
      };
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
