import type { Logger } from 'pino';
import type { Entity } from '../../contract/defineEntity';
import type { RecordOf } from '../db/recordCodec';

declare module 'fastify' {
  interface FastifyInstance {
    tasks: Tasks;
  }
}

/** What a piece of work is given. */
export interface Task {
  /** Told the percent that is done. */
  tell: (percent: number) => void;
  /** Aborted when the server stops or somebody has stopped the work; who can, leaves it then. */
  signal: AbortSignal;
}

/** Work that goes on after its call was answered. What it leaves behind when the process dies is its own to say. */
export class Tasks {
  readonly #logger: Logger;
  readonly #running = new Map<string, { percent: number; abort: AbortController; ended: Promise<void> }>();
  /** Names of queues that are worked off, and whether they have been woken since they were last looked through. */
  readonly #awake = new Map<string, boolean>();
  #isStopping = false;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Begins a piece of work; a failure is logged. Resolves when it is over, however it went. */
  start(name: string, work: (task: Task) => Promise<void>): Promise<void> {
    const abort = new AbortController();
    const own = { percent: 0, abort, ended: Promise.resolve() };
    this.#running.set(name, own);
    if (this.#isStopping) abort.abort();
    const tell = (percent: number) => {
      own.percent = percent;
    };
    own.ended = work({ tell, signal: abort.signal })
      .catch((error: unknown) => this.#logger.error({ err: error, task: name }, 'task failed'))
      .finally(() => this.#running.delete(name));
    return own.ended;
  }

  /**
   * Does one piece after the other until none is left, so that a process has one of them in hand at a time. Waking again
   * meanwhile makes it look once more.
   * @param next does the next piece; `false` when there was none
   */
  wake(queue: string, next: (signal: AbortSignal) => Promise<boolean>): void {
    const isAwake = this.#awake.has(queue);
    this.#awake.set(queue, true);
    if (isAwake) return;
    void this.start(queue, async ({ signal }) => {
      try {
        while (this.#awake.get(queue) === true && !signal.aborted) {
          this.#awake.set(queue, false);
          while (!signal.aborted && (await next(signal)));
        }
      } finally {
        this.#awake.delete(queue);
      }
    });
  }

  /** Tells a piece of work to stop, if this process is at it. */
  abort(name: string): void {
    this.#running.get(name)?.abort.abort();
  }

  /** How far this process is with a piece of work; `undefined` when it is not at work on it. */
  percentOf(name: string): number | undefined {
    return this.#running.get(name)?.percent;
  }

  /** Waits until nothing is going on. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Tells everything to stop that can, and waits for the rest. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { abort } of this.#running.values()) abort.abort();
    await this.settled();
  }
}

/** The name of the work that a record tells the progress of. */
export const taskName = (entity: Entity, id: number) => `${entity.name} ${id}`;

/** Puts into records how far their work is: the process at it is further than the database knows. */
export function addProgress(records: RecordOf[], { tasks, entity }: { tasks: Tasks; entity: Entity }): void {
  for (const record of records) {
    const percent = tasks.percentOf(taskName(entity, record.id));
    if (percent !== undefined && (record.status === 'queued' || record.status === 'running')) record.percent = percent;
  }
}
