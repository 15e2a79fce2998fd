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
  #versions: ReadonlyMap<string, number> | undefined;
  #starting: Promise<void> | undefined;
  #unsubscribe: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastCheck = 0;
  #isChecking = false;
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
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#starting = undefined;
    this.#versions = undefined;
    this.#isDue = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Schedules a check, whether or not a commit was announced. */
  poll(): void {
    if (!this.#starting || this.#timer) return;
    if (this.#isChecking) {
      this.#isDue = true;
      return;
    }
    const wait = Math.max(0, this.#lastCheck + MIN_INTERVAL_MS - performance.now());
    this.#timer = setTimeout(() => void this.#check(), wait);
    this.#timer.unref();
  }

  async #begin(): Promise<void> {
    this.#unsubscribe = this.#options.database.onCommit(() => this.poll());
    try {
      this.#versions = await readVersions(this.#options.database.read);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  async #check(): Promise<void> {
    this.#timer = undefined;
    this.#isChecking = true;
    this.#isDue = false;
    this.#lastCheck = performance.now();
    try {
      await this.#compare();
    } catch (error) {
      // The next check, after a commit or a heartbeat, reports these changes again.
      this.#options.logger.warn({ err: error }, 'changes could not be told');
    }
    this.#isChecking = false;
    if (this.#isDue) this.poll();
  }

  async #compare(): Promise<void> {
    const previous = this.#versions;
    if (!previous) return;
    const current = await readVersions(this.#options.database.read);
    const changed = [...current].filter(([name, version]) => previous.get(name) !== version).map(([name]) => name);
    if (changed.length > 0) await this.#options.onChange(changed);
    if (this.#starting) this.#versions = current;
  }
}
