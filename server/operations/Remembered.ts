/** A map that forgets its oldest entries. */
export class Remembered<T> {
  readonly #entries = new Map<string, T>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: T): void {
    if (this.#entries.size >= this.#size) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
