import type { Logger } from 'pino';
import { MINUTE_MS } from '../../contract/moment';
import type { AccessCounter } from '../access/AccessCounter';
import type { Context } from '../operations/context';
import { chainRows } from './chain/chainRows';
import { formatHead, type Head } from './chain/createLink';
import { copyRows } from './copy/copyRows';
import type { CopyTarget } from './copy/copyTarget';

declare module 'fastify' {
  interface FastifyInstance {
    auditWork: AuditWorker;
  }
}

/** Milliseconds between two runs that chain and copy rows. */
const STEP_MS = 5_000;
/** Milliseconds between two log lines with the head of the chain, which reveal a truncated chain. */
const HEAD_MS = 10 * MINUTE_MS;

interface AuditWorkerOptions {
  context: Context;
  access: AccessCounter;
  /** The copy target, if configured. */
  target: CopyTarget | undefined;
}

/**
 * Background work on the audit log: saving counts, chaining and copying rows. A failure is logged, and the next run retries.
 */
export class AuditWorker {
  readonly #options: AuditWorkerOptions;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #countsDue = 0;
  #headDue = 0;
  #head: Head | undefined;

  constructor(options: AuditWorkerOptions) {
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
    await this.#tried('write refusals', () => audit.flush({ all: isLast }));
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
      this.#logger.info({ head: formatHead(this.#head) }, 'end of the audit chain');
      this.#head = undefined;
    }
  }

  async #tried(description: string, task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#logger.error({ err: error }, `could not ${description}; it is tried again`);
    }
  }
}
