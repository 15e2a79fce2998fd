import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { readVersions } from '../db/tableVersions';

/** Milliseconds between two looks at least; a flood of commits is told as few times. */
const GAP_MS = 250;

interface FeedOptions {
  database: Pick<Database, 'read' | 'onCommit'>;
  logger: Logger;
  /** Told of the tables that have changed since the last time; the next look waits for it. */
  tell: (names: readonly string[]) => Promise<void>;
}

/** Finds out which tables have changed, by their versions, as soon as something has been committed by whichever process. */
export class ChangeFeed {
  readonly #options: FeedOptions;
  #known: ReadonlyMap<string, number> | undefined;
  #starting: Promise<void> | undefined;
  #end: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastLook = 0;
  #isLooking = false;
  /** Something may have been committed since the look that goes on began. */
  #isDue = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** From when on changes are told. */
  start(): Promise<void> {
    this.#starting ??= this.#begin();
    return this.#starting;
  }

  stop(): void {
    this.#end?.();
    this.#end = undefined;
    this.#starting = undefined;
    this.#known = undefined;
    this.#isDue = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Looks at the next opportunity, whether or not a commit has been heard of. */
  look(): void {
    if (!this.#starting || this.#timer) return;
    if (this.#isLooking) {
      this.#isDue = true;
      return;
    }
    const wait = Math.max(0, this.#lastLook + GAP_MS - performance.now());
    this.#timer = setTimeout(() => void this.#look(), wait);
    this.#timer.unref();
  }

  async #begin(): Promise<void> {
    this.#end = this.#options.database.onCommit(() => this.look());
    try {
      this.#known = await readVersions(this.#options.database.read);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  async #look(): Promise<void> {
    this.#timer = undefined;
    this.#isLooking = true;
    this.#isDue = false;
    this.#lastLook = performance.now();
    try {
      await this.#compare();
    } catch (error) {
      // What was not told is found again by the next look, which the next commit or heartbeat brings.
      this.#options.logger.warn({ err: error }, 'changes could not be told');
    }
    this.#isLooking = false;
    if (this.#isDue) this.look();
  }

  async #compare(): Promise<void> {
    const before = this.#known;
    if (!before) return;
    const now = await readVersions(this.#options.database.read);
    const changed = [...now].filter(([name, version]) => before.get(name) !== version).map(([name]) => name);
    if (changed.length > 0) await this.#options.tell(changed);
    if (this.#starting) this.#known = now;
  }
}
