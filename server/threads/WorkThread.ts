import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { READY, type WorkOutcome } from './handleWork';

/** A task exceeded its time or memory limit; its thread was terminated. */
export class WorkLimitExceeded extends Error {
  override readonly name = 'WorkTooLong';
}

export interface WorkLimits {
  /** Maximum milliseconds per task, without the start of its thread. */
  msMax: number;
  /** Milliseconds without tasks after which the thread ends. */
  idleMs: number;
}

/**
 * Runs tasks in a worker thread, one at a time, without blocking the process. The first task starts the thread. It ends when
 * it is idle, or when a task exceeds its limits or is aborted. The next task then gets a new one.
 */
export class WorkThread<Work, Result> {
  readonly #turn = pLimit(1);
  readonly #start: () => Worker;
  readonly #limits: WorkLimits;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Whether the thread accepts tasks. */
  #isReady = false;

  /** @param start starts the thread, whose module calls `handleWork` */
  constructor(start: () => Worker, limits: WorkLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * Queues and runs one task.
   * @throws {WorkLimitExceeded} when it exceeds its time or memory limit
   * @throws the reason of `signal` when it aborts
   */
  run(work: Work, signal?: AbortSignal): Promise<Result> {
    return this.#turn(() => {
      signal?.throwIfAborted();
      return this.#do(work, signal);
    });
  }

  async #do(work: Work, signal: AbortSignal | undefined): Promise<Result> {
    clearTimeout(this.#idle);
    const worker = this.#running();
    worker.ref();
    try {
      const answer = await this.#ask(worker, work, signal);
      if ('failure' in answer) throw new WorkError(answer.failure);
      return answer.result;
    } catch (error) {
      if (error instanceof WorkError) throw error.cause;
      // Nothing needs the task that it may still be running.
      this.#end(worker);
      throw error;
    } finally {
      // An idle thread does not keep the process alive.
      worker.unref();
      this.#idle = setTimeout(() => this.#end(worker), this.#limits.idleMs).unref();
    }
  }

  #ask(worker: Worker, work: Work, signal: AbortSignal | undefined): Promise<WorkOutcome<Result>> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timeout);
        worker.off('message', onMessage);
        signal?.removeEventListener('abort', onAbort);
        worker.off('error', onError).off('exit', onExit);
        act();
      };
      let timeout: NodeJS.Timeout | undefined;
      const send = () => {
        timeout = setTimeout(() => settle(() => reject(new WorkLimitExceeded('out of time'))), this.#limits.msMax);
        worker.postMessage(work);
      };
      const onAbort = () => settle(() => reject(signal?.reason));
      const onMessage = (answer: WorkOutcome<Result> | typeof READY) => {
        if (answer !== READY) return settle(() => resolve(answer));
        this.#isReady = true;
        send();
      };
      const onError = (error: Error) =>
        settle(() => reject(isOutOfMemory(error) ? new WorkLimitExceeded('out of memory') : error));
      const onExit = () => settle(() => reject(new Error('the thread has ended')));
      signal?.addEventListener('abort', onAbort);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      if (this.#isReady) send();
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    this.#isReady = false;
    // Between two tasks there are no other listeners.
    worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker));
    this.#worker = worker;
    return worker;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }

  #end(worker: Worker): void {
    this.#forget(worker);
    void worker.terminate();
  }
}

/** The task itself threw, so its thread can be reused. */
class WorkError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
