import { readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** More than a file system keeps beside its directory entries. */
const PROBE_BYTES = 16_384;

/** Finds out whether a data folder takes files, and still holds the keys that were seen in it. */
export class FolderProbe {
  readonly #folder: string;
  /** Each process has its own, so that those that share the folder do not disturb one another. */
  readonly #path: string;
  readonly #keys = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, `.probe-${hostname()}-${process.pid}`);
  }

  /** @throws when the folder is missing, read-only or full, or when a key is gone: another folder may lie in its place */
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
