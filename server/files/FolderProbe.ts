import { readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** More than a file system stores inline in its metadata. */
const PROBE_BYTES = 16_384;

/** Checks that a data folder is writable and still contains the keys seen in it before. */
export class FolderProbe {
  readonly #folder: string;
  /** Unique per process, so that processes that share the folder do not disturb each other. */
  readonly #path: string;
  readonly #keys = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, `.probe-${hostname()}-${process.pid}`);
  }

  /**
   * @throws if the folder is missing, read-only or full, or if a key has disappeared: another folder may have been mounted
   * in its place
   */
  async run(): Promise<void> {
    try {
      await writeFile(this.#path, Buffer.alloc(PROBE_BYTES), { flush: true });
    } finally {
      await rm(this.#path, { force: true });
    }
    const names = new Set(await readdir(this.#folder));
    for (const key of this.#keys) if (!names.has(key)) throw new Error(`${join(this.#folder, key)} is missing`);
    for (const name of names) if (name.endsWith('.key')) this.#keys.add(name);
  }
}
