/** A set of listeners; the source that notifies them runs only while the set is not empty. */
export class ListenerSet {
  readonly #start: () => () => void;
  readonly #listeners = new Set<() => void>();
  #stop: (() => void) | undefined;

  /** @param start starts the source and returns a function that stops it */
  constructor(start: () => () => void) {
    this.#start = start;
  }

  /** @returns a function that removes the listener */
  add(listener: () => void): () => void {
    // A new function each time, so that the same listener may be added twice.
    const registered = () => listener();
    this.#listeners.add(registered);
    this.#stop ??= this.#start();
    return () => {
      this.#listeners.delete(registered);
      if (this.#listeners.size === 0) this.clear();
    };
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  clear(): void {
    this.#listeners.clear();
    this.#stop?.();
    this.#stop = undefined;
  }
}
