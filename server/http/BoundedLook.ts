import { withTimeout } from 'es-toolkit/promise';

/** Asks something that may never answer: one question at a time, so that none pile up, each waited for only so long. */
export class BoundedLook<T> {
  readonly #ask: () => Promise<T>;
  readonly #limitMs: number;
  #pending: Promise<T> | undefined;

  constructor(ask: () => Promise<T>, limitMs: number) {
    this.#ask = ask;
    this.#limitMs = limitMs;
  }

  /**
   * The answer to the question under way, or to a new one.
   * @throws {import('es-toolkit').TimeoutError} when it takes longer than the limit
   */
  take(): Promise<T> {
    this.#pending ??= this.#ask().finally(() => {
      this.#pending = undefined;
    });
    const pending = this.#pending;
    return withTimeout(() => pending, this.#limitMs);
  }
}
