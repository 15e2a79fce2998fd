import type { Logger } from 'pino';
import type { Entity } from '../../contract/defineEntity';
import type { RecordOf } from '../db/rows/recordCodec';

declare module 'fastify' {
  interface FastifyInstance {
    tasks: Tasks;
  }
}

/** The context of a task. */
export interface TaskContext {
  /** Reports the progress in percent. */
  reportProgress: (percent: number) => void;
  /** Aborts when the server stops or the task is canceled. Tasks that can stop early then do so. */
  signal: AbortSignal;
}

/** Background work that continues after its request was answered. Each task handles a crash of the process itself. */
export class Tasks {
  readonly #logger: Logger;
  readonly #running = new Map<string, { percent: number; abort: AbortController; ended: Promise<void> }>();
  /** Names of running queues, and whether they were woken since they were last drained. */
  readonly #awake = new Map<string, boolean>();
  #isStopping = false;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Starts a task and logs its failure. Resolves when it has ended, successfully or not. */
  start(name: string, work: (task: TaskContext) => Promise<void>): Promise<void> {
    const abort = new AbortController();
    const entry = { percent: 0, abort, ended: Promise.resolve() };
    this.#running.set(name, entry);
    if (this.#isStopping) abort.abort();
    const reportProgress = (percent: number) => {
      entry.percent = percent;
    };
    entry.ended = work({ reportProgress, signal: abort.signal })
      .catch((error: unknown) => this.#logger.error({ err: error, task: name }, 'task failed'))
      .finally(() => {
        // A queue that was woken as it ended already runs again under the same name.
        if (this.#running.get(name) === entry) this.#running.delete(name);
      });
    return entry.ended;
  }

  /**
   * Runs the tasks of a queue sequentially until it is empty, so that a process has one of them at a time. Waking it again
   * meanwhile makes it check once more.
   * @param next runs the next task; returns `false` if there was none
   */
  wake(queue: string, next: (signal: AbortSignal) => Promise<boolean>): void {
    const isRunning = this.#awake.has(queue);
    this.#awake.set(queue, true);
    if (isRunning) return;
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

  /** Aborts a task if it runs in this process. */
  abort(name: string): void {
    this.#running.get(name)?.abort.abort();
  }

  /** Returns the progress of a task in this process; `undefined` if it does not run here. */
  percentOf(name: string): number | undefined {
    return this.#running.get(name)?.percent;
  }

  /** Resolves when no task is running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Aborts all tasks and waits for them. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { abort } of this.#running.values()) abort.abort();
    await this.idle();
  }
}

/** Returns the name of the task whose progress a record shows. */
export const taskName = (entity: Entity, id: number) => `${entity.name} ${id}`;

/** Adds the current progress of tasks to records; the process that runs a task knows it better than the database. */
export function addProgress(records: RecordOf[], { tasks, entity }: { tasks: Tasks; entity: Entity }): void {
  for (const record of records) {
    const percent = tasks.percentOf(taskName(entity, record.id));
    if (percent !== undefined && (record.status === 'queued' || record.status === 'running')) record.percent = percent;
  }
}
