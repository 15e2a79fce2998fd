/** Does pieces of work one after the other; so many may wait. */
export class OneByOne {
  readonly #waitingMax: number;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(waitingMax: number) {
    this.#waitingMax = waitingMax;
  }

  /** Does a piece of work when its turn has come; `undefined`, at once, when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.#waiting >= this.#waitingMax) return undefined;
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
