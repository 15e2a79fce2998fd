import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqlDialect } from '../../../../../server/plugin-api';
import type { StoredDay } from '../days/storeDays';
import type { DeviceUpload } from './acceptUpload';
import type { UploadRefusal } from './UploadRefusal';

/** Maximum uploads per transaction, so that other writers do not wait long. */
const BATCH_MAX = 32;
/** Concurrent groups: PostgreSQL stores one while this process computes another. SQLite has a single writer. */
const CONCURRENCY: Readonly<Record<SqlDialect, number>> = { sqlite: 1, postgres: 3 };

/** Stores a group in one transaction. Returns the result of each upload in order. */
export type StoreBatch = (group: readonly DeviceUpload[]) => Promise<readonly (StoredDay[] | UploadRefusal)[]>;

interface PendingUpload {
  sent: DeviceUpload;
  resolve: (stored: StoredDay[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches waiting uploads into one transaction, so that one disk sync acknowledges all of them. A refused upload leaves
 * nothing behind and does not affect the others. Nothing is acknowledged before it is stored.
 */
export class UploadBatcher {
  readonly #store: StoreBatch;
  readonly #lanes: number;
  #waiting: PendingUpload[] = [];
  /** Devices and kinds of the running groups. */
  readonly #busy = new Set<string>();
  #running = 0;

  constructor(kind: SqlDialect, store: StoreBatch) {
    this.#store = store;
    this.#lanes = CONCURRENCY[kind];
  }

  /** Stores an upload together with others that wait. Resolves once it is stored. */
  accept(sent: DeviceUpload): Promise<StoredDay[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sent, resolve, reject });
      if (this.#running < this.#lanes) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running += 1;
    // Lets uploads that have arrived meanwhile join the group.
    await nextTurn();
    for (let group = this.#next(); group.length > 0; group = this.#next()) {
      await this.#storeGroup(group);
      for (const waiting of group) this.#busy.delete(keyOf(waiting));
      await nextTurn();
    }
    this.#running -= 1;
  }

  /**
   * Returns the first waiting uploads, with one for each device and kind: the next part of a day needs the stored result of
   * the previous one.
   */
  #next(): PendingUpload[] {
    const seen = new Set(this.#busy);
    const group: PendingUpload[] = [];
    const left: PendingUpload[] = [];
    for (const waiting of this.#waiting) {
      const key = keyOf(waiting);
      (seen.has(key) || group.length === BATCH_MAX ? left : group).push(waiting);
      seen.add(key);
    }
    this.#waiting = left;
    for (const waiting of group) this.#busy.add(keyOf(waiting));
    return group;
  }

  async #storeGroup(group: readonly PendingUpload[]): Promise<void> {
    try {
      const stored = await this.#store(group.map(({ sent }) => sent));
      for (const [index, { resolve, reject }] of group.entries()) {
        const own = stored[index];
        if (Array.isArray(own)) resolve(own);
        else reject(own);
      }
    } catch (error) {
      // A failing upload must not affect the others, so that each is retried alone.
      if (group.length > 1) for (const waiting of group) await this.#storeGroup([waiting]);
      else for (const { reject } of group) reject(error);
    }
  }
}

const keyOf = ({ sent: { device, kind } }: PendingUpload) => `${device.id} ${kind}`;
