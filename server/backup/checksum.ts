import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Length and SHA-256 (hexadecimal) of a file. */
export interface FileDigest {
  bytes: number;
  sha256: string;
}

/** Streams a file and returns its length and checksum. */
export async function digestFile(path: string): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes a new file, flushes it to disk, and returns its length and checksum. */
export async function writeWithDigest(
  path: string,
  source: AsyncIterable<string | Buffer>,
  transform?: Transform,
): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  const digesting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const file = createWriteStream(path, { flags: 'wx', flush: true });
  if (transform) await pipeline(source, transform, digesting, file);
  else await pipeline(source, digesting, file);
  return { bytes, sha256: hash.digest('hex') };
}
