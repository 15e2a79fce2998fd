import pLimit from 'p-limit';

/** A bounded queue that runs one task at a time. */
export class BoundedQueue {
  readonly #limit = pLimit(1);
  readonly #waitingMax: number;

  constructor(waitingMax: number) {
    this.#waitingMax = waitingMax;
  }

  /** Queues a task; returns `undefined` immediately if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    return this.#limit.activeCount + this.#limit.pendingCount < this.#waitingMax ? this.#limit(work) : undefined;
  }
}
