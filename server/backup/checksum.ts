import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Length and SHA-256 (hexadecimal) of a file. */
export interface Measured {
  bytes: number;
  sha256: string;
}

/** Streams a file and returns its length and checksum. */
export async function checksumOf(path: string): Promise<Measured> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path)) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes a new file, flushes it to disk, and returns its length and checksum. */
export async function writeMeasured(
  path: string,
  source: AsyncIterable<string | Buffer>,
  change?: Transform,
): Promise<Measured> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  const file = createWriteStream(path, { flags: 'wx', flush: true });
  if (change) await pipeline(source, change, measure, file);
  else await pipeline(source, measure, file);
  return { bytes, sha256: hash.digest('hex') };
}
