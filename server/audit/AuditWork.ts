import type { Logger } from 'pino';
import { MINUTE_MS } from '../../contract/moment';
import type { AccessCounts } from '../access/AccessCounts';
import type { Context } from '../operations/context';
import { chainRows } from './chain/chainRows';
import { type Head, headText } from './chain/linkOf';
import { copyRows } from './copy/copyRows';
import type { CopyTarget } from './copy/copyTarget';

declare module 'fastify' {
  interface FastifyInstance {
    auditWork: AuditWork;
  }
}

/** Milliseconds between two runs that chain and copy rows. */
const STEP_MS = 5_000;
/** Milliseconds between two log lines with the head of the chain, which reveal a truncated chain. */
const HEAD_MS = 10 * MINUTE_MS;

interface AuditWorkOptions {
  context: Context;
  access: AccessCounts;
  /** The copy target, if configured. */
  target: CopyTarget | undefined;
}

/**
 * Background work on the audit log: saving counts, chaining and copying rows. A failure is logged, and the next run retries.
 */
export class AuditWork {
  readonly #options: AuditWorkOptions;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #countsDue = 0;
  #headDue = 0;
  #head: Head | undefined;

  constructor(options: AuditWorkOptions) {
    this.#options = options;
    this.#logger = options.context.logger;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.run(), STEP_MS).unref();
    void this.run();
  }

  /** Saves what is still in memory. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.run({ isLast: true });
  }

  /** Runs are sequential. `isLast` also writes counts whose minute has not ended. */
  run({ isLast = false } = {}): Promise<void> {
    this.#running = this.#running.then(() => this.#step(isLast));
    return this.#running;
  }

  async #step(isLast: boolean): Promise<void> {
    const { context, access, target } = this.#options;
    const { audit, database, config, now } = context;
    await this.#tried('write refusals', () => audit.writeNoted({ all: isLast }));
    if (isLast || this.#countsDue <= now()) {
      this.#countsDue = now() + MINUTE_MS;
      await this.#tried('write access counts', () => access.write());
    }
    if (!config.runsJobs) return;
    // Before chaining, so that the first run records where the copy begins.
    if (target) await this.#tried('copy the log', () => copyRows(database, target));
    await this.#tried('chain the log', async () => {
      this.#head = (await chainRows(database)) ?? this.#head;
    });
    if (target) await this.#tried('copy the log', () => copyRows(database, target));
    if (this.#head && (isLast || this.#headDue <= now())) {
      this.#headDue = now() + HEAD_MS;
      this.#logger.info({ head: headText(this.#head) }, 'end of the audit chain');
      this.#head = undefined;
    }
  }

  async #tried(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logger.error({ err: error }, `could not ${what}; it is tried again`);
    }
  }
}
