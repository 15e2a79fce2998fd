import pLimit from 'p-limit';

/** Does pieces of work one after the other; so many may wait. */
export class OneByOne {
  readonly #limit = pLimit(1);
  readonly #waitingMax: number;

  constructor(waitingMax: number) {
    this.#waitingMax = waitingMax;
  }

  /** Does a piece of work when its turn has come; `undefined`, at once, when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    return this.#limit.activeCount + this.#limit.pendingCount < this.#waitingMax ? this.#limit(work) : undefined;
  }
}
