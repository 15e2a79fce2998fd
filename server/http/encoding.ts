import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli effort: for files that are kept, and for answers that are made anew. */
export const EFFORT = { kept: 9, once: 3 } as const;

/** The best compression a client accepts. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (typeof header !== 'string') return undefined;
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
    return quality !== undefined && Number(quality) === 0 ? [] : [name];
  });
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Compresses off the main thread. */
export function compress(body: Buffer | string, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: Math.min(effort, 9) });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } });
}
