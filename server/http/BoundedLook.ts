import { withTimeout } from 'es-toolkit/promise';

/**
 * Runs a task that may never finish. Concurrent callers share one run, so that none pile up, and each waits with a timeout.
 */
export class BoundedLook<T> {
  readonly #ask: () => Promise<T>;
  readonly #limitMs: number;
  #pending: Promise<T> | undefined;

  constructor(ask: () => Promise<T>, limitMs: number) {
    this.#ask = ask;
    this.#limitMs = limitMs;
  }

  /**
   * Returns the result of the running task, or of a new one.
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
