import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, TooManyBytes } from './FileStore';
import { isCode } from './isCode';

/** A store in a folder of this machine, or of a file server that all processes see. */
export function diskFileStore(folder: string): FileStore {
  const received = join(folder, 'received');
  return {
    async receive(content, bytesMax, label = 'upload') {
      await mkdir(received, { recursive: true });
      const path = join(received, `${label}.${randomUUID()}`);
      const discard = () => rm(path, { force: true });
      const hash = createHash('sha256');
      let bytes = 0;
      const measure = new Transform({
        transform(piece: Buffer, _encoding, done) {
          bytes += piece.length;
          if (bytes > bytesMax) return done(new TooManyBytes());
          hash.update(piece);
          done(null, piece);
        },
      });
      // `flush` puts the content on the disk before the stream counts as finished.
      const file = createWriteStream(path, { flags: 'wx', flush: true });
      const isClosed = new Promise<void>((resolve) => file.once('close', () => resolve()));
      try {
        await pipeline(content, measure, file);
      } catch (error) {
        // A file that is still being opened would come into being after it was removed.
        await isClosed;
        await discard();
        throw error;
      }
      return { path, bytes, sha256: hash.digest('hex'), discard };
    },

    async keep({ path, sha256 }) {
      const kept = contentPath(folder, sha256);
      await mkdir(dirname(kept), { recursive: true });
      await rename(path, kept);
      await flushFolder(dirname(kept));
    },

    async read(sha256, range): Promise<Readable | undefined> {
      try {
        const file = await open(contentPath(folder, sha256));
        return file.createReadStream(range);
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    remove: (sha256) => rm(contentPath(folder, sha256), { force: true }),

    async removeAbandoned(before) {
      for (const name of await namesIn(received)) {
        const path = join(received, name);
        const { mtimeMs } = await stat(path).catch((error: unknown) => {
          // Another process has just kept or removed it.
          if (isCode(error, 'ENOENT')) return { mtimeMs: before };
          throw error;
        });
        if (mtimeMs < before) await rm(path, { force: true });
      }
    },

    async removeLabelled(label) {
      for (const name of await namesIn(received)) {
        if (name.startsWith(`${label}.`)) await rm(join(received, name), { force: true });
      }
    },
  };
}

/** Names in a folder; none while it is not there. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
}

/** Where a store in `folder` keeps a content; a folder for each of 256 beginnings keeps listings short. */
export function contentPath(folder: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a checksum');
  return join(folder, sha256.slice(0, 2), sha256);
}

/** A new name is on the disk once its folder is; systems without such folders have nothing to flush. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
