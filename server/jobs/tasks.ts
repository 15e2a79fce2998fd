import type { Logger } from 'pino';

declare module 'fastify' {
  interface FastifyInstance {
    tasks: Tasks;
  }
}

/** Work that goes on after its call was answered. What it leaves behind when the process dies is its own to say. */
export class Tasks {
  readonly #logger: Logger;
  readonly #running = new Set<Promise<void>>();
  readonly #percents = new Map<string, number>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Begins a piece of work; `tell` is given the percent that is done. A failure is logged. */
  start(name: string, work: (tell: (percent: number) => void) => Promise<void>): void {
    this.#percents.set(name, 0);
    const running = work((percent) => void this.#percents.set(name, percent))
      .catch((error: unknown) => this.#logger.error({ err: error, task: name }, 'task failed'))
      .finally(() => {
        this.#percents.delete(name);
        this.#running.delete(running);
      });
    this.#running.add(running);
  }

  /** How far this process is with a piece of work; `undefined` when it is not at work on it. */
  percentOf(name: string): number | undefined {
    return this.#percents.get(name);
  }

  /** Waits until nothing is going on. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
