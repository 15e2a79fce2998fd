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

/** How often rows are chained and copied. */
const STEP_MS = 5_000;
/** How often the end of the chain is said in the process log, so that a chain that was cut short is found. */
const HEAD_MS = 10 * MINUTE_MS;

interface AuditWorkOptions {
  context: Context;
  access: AccessCounts;
  /** Where rows are copied to, if anywhere. */
  target: CopyTarget | undefined;
}

/** What is done about the log besides writing its rows: counting, chaining, copying. A failure is logged; the next step tries again. */
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

  /** Writes down what is still in memory. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.run({ isLast: true });
  }

  /** One step after the other. With `isLast`, what was counted is written even if its minute is not over. */
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
    // Before anything is chained, so that the first run knows where the copy begins.
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
