import { withTimeout } from 'es-toolkit/promise';

/**
 * Runs a task that may never finish. Concurrent callers share one run, so that none pile up, and each waits with a timeout.
 */
export class SingleFlight<T> {
  readonly #task: () => Promise<T>;
  readonly #limitMs: number;
  #pending: Promise<T> | undefined;

  constructor(task: () => Promise<T>, timeoutMs: number) {
    this.#task = task;
    this.#limitMs = timeoutMs;
  }

  /**
   * Returns the result of the running task, or of a new one.
   * @throws {import('es-toolkit').TimeoutError} when it takes longer than the limit
   */
  run(): Promise<T> {
    this.#pending ??= this.#task().finally(() => {
      this.#pending = undefined;
    });
    const pending = this.#pending;
    return withTimeout(() => pending, this.#limitMs);
  }
}
