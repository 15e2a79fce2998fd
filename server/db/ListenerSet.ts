/** A set of listeners; the source that notifies them runs only while the set is not empty. */
export class ListenerSet {
  readonly #start: () => () => void;
  readonly #heard = new Set<() => void>();
  #stop: (() => void) | undefined;

  /** @param start starts the source and returns a function that stops it */
  constructor(start: () => () => void) {
    this.#start = start;
  }

  /** @returns a function that removes the listener */
  add(listener: () => void): () => void {
    // A new function each time, so that the same listener may be added twice.
    const registered = () => listener();
    this.#heard.add(registered);
    this.#stop ??= this.#start();
    return () => {
      this.#heard.delete(registered);
      if (this.#heard.size === 0) this.clear();
    };
  }

  notify(): void {
    for (const listener of this.#heard) listener();
  }

  clear(): void {
    this.#heard.clear();
    this.#stop?.();
    this.#stop = undefined;
  }
}
