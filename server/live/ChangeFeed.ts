import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { readVersions } from '../db/tableVersions';

/** Minimum milliseconds between two checks; it throttles a flood of commits. */
const MIN_INTERVAL_MS = 250;

interface FeedOptions {
  database: Pick<Database, 'read' | 'onCommit'>;
  logger: Logger;
  /** Called with the tables that have changed since the last call. The next check waits for its promise. */
  onChange: (names: readonly string[]) => Promise<void>;
}

/** Detects by their versions which tables have changed, soon after a commit of any process. */
export class ChangeFeed {
  readonly #options: FeedOptions;
  #known: ReadonlyMap<string, number> | undefined;
  #starting: Promise<void> | undefined;
  #end: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastLook = 0;
  #isLooking = false;
  /** A commit may have happened since the running check began. */
  #isDue = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Resolves when changes from now on are reported. */
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

  /** Schedules a check, whether or not a commit was announced. */
  poll(): void {
    if (!this.#starting || this.#timer) return;
    if (this.#isLooking) {
      this.#isDue = true;
      return;
    }
    const wait = Math.max(0, this.#lastLook + MIN_INTERVAL_MS - performance.now());
    this.#timer = setTimeout(() => void this.#look(), wait);
    this.#timer.unref();
  }

  async #begin(): Promise<void> {
    this.#end = this.#options.database.onCommit(() => this.poll());
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
      // The next check, after a commit or a heartbeat, reports these changes again.
      this.#options.logger.warn({ err: error }, 'changes could not be told');
    }
    this.#isLooking = false;
    if (this.#isDue) this.poll();
  }

  async #compare(): Promise<void> {
    const previous = this.#known;
    if (!previous) return;
    const current = await readVersions(this.#options.database.read);
    const changed = [...current].filter(([name, version]) => previous.get(name) !== version).map(([name]) => name);
    if (changed.length > 0) await this.#options.onChange(changed);
    if (this.#starting) this.#known = current;
  }
}
