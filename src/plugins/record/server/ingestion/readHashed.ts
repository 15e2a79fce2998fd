import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { UploadRefusal } from './UploadRefusal';

/** A body as sent, and its SHA-256 in hex. */
export class HashedBody {
  constructor(
    readonly content: Buffer,
    readonly hash: string,
  ) {}
}

export const EMPTY_BODY = new HashedBody(Buffer.alloc(0), createHash('sha256').digest('hex'));

/**
 * Reads a body and hashes it arrives. Discards a body that cannot have a valid signature (`isKept` is false), but
 * takes as long, so that the timing reveals nothing.
 * @throws {UploadRefusal} `tooLarge` beyond `bytesMax`
 */
export async function readHashed(
  body: Readable,
  { bytesMax, isKept, deviceId }: { bytesMax: number; isKept: boolean; deviceId: number | null },
): Promise<HashedBody> {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new UploadRefusal('tooLarge', { deviceId });
    hash.update(chunk);
    if (isKept) chunks.push(chunk);
  }
  return new HashedBody(Buffer.concat(chunks), hash.digest('hex'));
}
