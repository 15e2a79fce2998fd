import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseKind } from '../../../../../server/plugin-api';
import type { StoredDay } from '../storeDays';
import type { SentDays } from './acceptUpload';
import type { UploadRefusal } from './UploadRefusal';

/** Most uploads of one transaction, so that no other writer waits long. */
const GROUP_MAX = 32;
/** Groups under way at once: PostgreSQL works for one while this process computes for another; SQLite has one writer. */
const LANES: Readonly<Record<DatabaseKind, number>> = { sqlite: 1, postgres: 3 };

/** Stores a group in one transaction; what became of each upload, in their order. */
export type StoreGroup = (group: readonly SentDays[]) => Promise<readonly (StoredDay[] | UploadRefusal)[]>;

interface Waiting {
  sent: SentDays;
  resolve: (stored: StoredDay[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets uploads that wait at the same time share a transaction: one wait for the disk acknowledges all of them. An upload that
 * is refused leaves nothing of itself and keeps no other from being stored; nothing is acknowledged before it is stored.
 */
export class UploadGroups {
  readonly #store: StoreGroup;
  readonly #lanes: number;
  #waiting: Waiting[] = [];
  /** Devices and kinds of the groups under way. */
  readonly #busy = new Set<string>();
  #running = 0;

  constructor(kind: DatabaseKind, store: StoreGroup) {
    this.#store = store;
    this.#lanes = LANES[kind];
  }

  /** Stores an upload with others that wait. Resolves once it is stored. */
  accept(sent: SentDays): Promise<StoredDay[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sent, resolve, reject });
      if (this.#running < this.#lanes) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running += 1;
    // Whatever has arrived meanwhile is read first, and joins the group.
    await nextTurn();
    for (let group = this.#next(); group.length > 0; group = this.#next()) {
      await this.#storeGroup(group);
      for (const waiting of group) this.#busy.delete(keyOf(waiting));
      await nextTurn();
    }
    this.#running -= 1;
  }

  /** Those that came first, of a device and kind one at a time: the next part of a day joins what the one before has stored. */
  #next(): Waiting[] {
    const seen = new Set(this.#busy);
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const key = keyOf(waiting);
      (seen.has(key) || group.length === GROUP_MAX ? left : group).push(waiting);
      seen.add(key);
    }
    this.#waiting = left;
    for (const waiting of group) this.#busy.add(keyOf(waiting));
    return group;
  }

  async #storeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.#store(group.map(({ sent }) => sent));
      for (const [index, { resolve, reject }] of group.entries()) {
        const own = stored[index];
        if (Array.isArray(own)) resolve(own);
        else reject(own);
      }
    } catch (error) {
      // One that fails must not take others with it, so each has a try of its own.
      if (group.length > 1) for (const waiting of group) await this.#storeGroup([waiting]);
      else for (const { reject } of group) reject(error);
    }
  }
}

const keyOf = ({ sent: { device, kind } }: Waiting) => `${device.id} ${kind}`;
