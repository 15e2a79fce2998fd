/** Whoever wants to hear of something; what tells of it runs only while somebody does. */
export class Listeners {
  readonly #start: () => () => void;
  readonly #heard = new Set<() => void>();
  #stop: (() => void) | undefined;

  /** @param start begins to watch, and answers how to end it */
  constructor(start: () => () => void) {
    this.#start = start;
  }

  /** @returns ends it */
  add(listener: () => void): () => void {
    // Each time another one, so that a listener may be added twice.
    const heard = () => listener();
    this.#heard.add(heard);
    this.#stop ??= this.#start();
    return () => {
      this.#heard.delete(heard);
      if (this.#heard.size === 0) this.clear();
    };
  }

  tell(): void {
    for (const listener of this.#heard) listener();
  }

  clear(): void {
    this.#heard.clear();
    this.#stop?.();
    this.#stop = undefined;
  }
}
