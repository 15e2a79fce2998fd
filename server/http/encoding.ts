import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';
/** The better one first. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** How hard brotli and gzip try for answers that are made anew each time. */
const EFFORT = 3;
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: EFFORT,
    // 256 KiB instead of 4 MiB: an answer is shorter, and setting up the memory of the usual window costs more than compressing.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/**
 * The best compression a client accepts.
 * @param encodings the better one first; brotli and gzip unless told
 */
export function acceptedEncoding(
  header: string | string[] | undefined,
  encodings: Encoding[] = ENCODINGS,
): Encoding | undefined {
  return typeof header === 'string' ? (negotiate(header, encodings) ?? undefined) : undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses off the main thread. Not @fastify/compress, which does it on the main thread or through a stream: about half the
 * requests a second for lists in gzip (decision 0030).
 */
export function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? zip(text, { level: EFFORT }) : brotli(text, BROTLI);
}

/** Compresses what is written to it; `isFlushed` passes on each piece at once, a little less tightly. */
export function compressor(encoding: Encoding, { isFlushed = false } = {}): Duplex {
  if (encoding === 'gzip') {
    return createGzip({ level: EFFORT, ...(isFlushed && { flush: constants.Z_SYNC_FLUSH }) });
  }
  return createBrotliCompress({ ...BROTLI, ...(isFlushed && { flush: constants.BROTLI_OPERATION_FLUSH }) });
}
