import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, TooManyBytes } from './FileStore';
import { hasErrorCode } from './hasErrorCode';

/** Creates a store in a local folder, or in one of a file server that all processes share. */
export function diskFileStore(folder: string): FileStore {
  const received = join(folder, 'received');
  return {
    async receive(content, bytesMax, label = 'upload') {
      await mkdir(received, { recursive: true });
      const path = join(received, `${label}.${randomUUID()}`);
      const discard = () => rm(path, { force: true });
      const hash = createHash('sha256');
      let bytes = 0;
      const digesting = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes > bytesMax) return done(new TooManyBytes());
          hash.update(chunk);
          done(null, chunk);
        },
      });
      // `flush` writes the content to disk before the stream finishes.
      const file = createWriteStream(path, { flags: 'wx', flush: true });
      const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
      try {
        await pipeline(content, digesting, file);
      } catch (error) {
        // Otherwise a file that is still being opened would be created after its deletion.
        await closed;
        await discard();
        throw error;
      }
      return { path, bytes, sha256: hash.digest('hex'), discard };
    },

    async persist({ path, sha256 }) {
      const target = contentPath(folder, sha256);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await syncFolder(dirname(target));
    },

    async read(sha256, range): Promise<Readable | undefined> {
      try {
        const file = await open(contentPath(folder, sha256));
        return file.createReadStream(range);
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    remove: (sha256) => rm(contentPath(folder, sha256), { force: true }),

    async removeStale(before) {
      for (const name of await fileNamesIn(received)) {
        const path = join(received, name);
        const { mtimeMs } = await stat(path).catch((error: unknown) => {
          // Another process has just kept or deleted it.
          if (hasErrorCode(error, 'ENOENT')) return { mtimeMs: before };
          throw error;
        });
        if (mtimeMs < before) await rm(path, { force: true });
      }
    },

    async removeLabelled(label) {
      for (const name of await fileNamesIn(received)) {
        if (name.startsWith(`${label}.`)) await rm(join(received, name), { force: true });
      }
    },
  };
}

/** Lists a folder; empty if it does not exist. */
async function fileNamesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
}

/** Returns the path of content in a store. A subfolder for each of 256 prefixes keeps listings short. */
export function contentPath(folder: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a checksum');
  return join(folder, sha256.slice(0, 2), sha256);
}

/** Flushes a folder, which makes new names durable. Windows cannot flush folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
