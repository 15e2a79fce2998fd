import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { READY, type WorkAnswer } from './answerWork';

/** A piece of work that took longer than it may, or more memory; its thread was ended. */
export class WorkTooLong extends Error {
  override readonly name = 'WorkTooLong';
}

export interface WorkLimits {
  /** Milliseconds for one piece of work; the start of its thread does not count. */
  msMax: number;
  /** Milliseconds without work after which the thread ends. */
  idleMs: number;
}

/**
 * Does pieces of work in a thread of its own, one at a time, while the process goes on answering. The thread begins with the first
 * piece. It ends when it is idle, and when a piece exceeds its time or memory or is aborted; the next piece gets a new one.
 */
export class WorkThread<Work, Result> {
  readonly #turn = pLimit(1);
  readonly #start: () => Worker;
  readonly #limits: WorkLimits;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Whether the thread takes work yet. */
  #isReady = false;

  /** @param start starts the thread, whose module calls `answerWork` */
  constructor(start: () => Worker, limits: WorkLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * Does one piece of work when its turn has come.
   * @throws {WorkTooLong} when its time or memory ran out
   * @throws the reason of `signal` once that is aborted
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
      if ('failure' in answer) throw new WorkFailed(answer.failure);
      return answer.result;
    } catch (error) {
      if (error instanceof WorkFailed) throw error.cause;
      // What it is still doing is of no use to anybody.
      this.#end(worker);
      throw error;
    } finally {
      // An idle thread keeps no process alive.
      worker.unref();
      this.#idle = setTimeout(() => this.#end(worker), this.#limits.idleMs).unref();
    }
  }

  #ask(worker: Worker, work: Work, signal: AbortSignal | undefined): Promise<WorkAnswer<Result>> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(time);
        worker.off('message', answered);
        signal?.removeEventListener('abort', aborted);
        worker.off('error', broken).off('exit', gone);
        act();
      };
      let time: NodeJS.Timeout | undefined;
      const begin = () => {
        time = setTimeout(() => settle(() => reject(new WorkTooLong('out of time'))), this.#limits.msMax);
        worker.postMessage(work);
      };
      const aborted = () => settle(() => reject(signal?.reason));
      const answered = (answer: WorkAnswer<Result> | typeof READY) => {
        if (answer !== READY) return settle(() => resolve(answer));
        this.#isReady = true;
        begin();
      };
      const broken = (error: Error) =>
        settle(() => reject(isOutOfMemory(error) ? new WorkTooLong('out of memory') : error));
      const gone = () => settle(() => reject(new Error('the thread has ended')));
      signal?.addEventListener('abort', aborted);
      worker.on('message', answered).on('error', broken).on('exit', gone);
      if (this.#isReady) begin();
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    this.#isReady = false;
    // Between two pieces nobody else hears it.
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

/** The work itself threw; its thread is as good as before. */
class WorkFailed extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
