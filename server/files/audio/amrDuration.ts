import { createReadStream } from 'node:fs';

/** Every frame is 20 ms of speech (3GPP TS 26.101, TS 26.201). */
const FRAME_SECONDS = 0.02;

/**
 * The two codecs: their file signature (RFC 4867, section 5), and the bytes of a frame by its type, including its header.
 */
const CODECS = [
  { magic: '#!AMR-WB\n', frameBytes: [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 0, 0, 0, 0, 1, 1] },
  { magic: '#!AMR\n', frameBytes: [13, 14, 16, 18, 20, 21, 27, 32, 6, 0, 0, 0, 0, 0, 0, 1] },
] as const;

/** Streams an AMR recording and returns its duration in seconds; `undefined` for any other file. */
export async function amrDuration(path: string): Promise<number | undefined> {
  let frameBytes: readonly number[] | undefined;
  let frames = 0;
  /** Offset of the next frame, relative to the current chunk. */
  let offset = 0;
  for await (const part of createReadStream(path)) {
    const chunk: Buffer = part;
    if (!frameBytes) {
      const codec = CODECS.find(({ magic }) => chunk.toString('latin1', 0, magic.length) === magic);
      if (!codec) return undefined;
      frameBytes = codec.frameBytes;
      offset = codec.magic.length;
    }
    while (offset < chunk.length) {
      const bytes = frameBytes[(chunk.readUInt8(offset) >> 3) & 0x0f];
      if (!bytes) return undefined;
      offset += bytes;
      frames += 1;
    }
    offset -= chunk.length;
  }
  return frameBytes && frames * FRAME_SECONDS;
}
