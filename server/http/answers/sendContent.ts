import type { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rejection } from '../../call/failures';
import type { ByteRange } from '../../files/FileStore';

/** A file to send. */
export interface FileContent {
  /** Reads the file or a range of it; `undefined` if it does not exist. */
  read: (range?: ByteRange) => Promise<Readable | undefined>;
  mime: string;
  name: string;
  /** Unknown for content generated while it is sent, which has no ranges. */
  bytes?: number;
  /** Called when the last byte has been sent. */
  whenSent?: () => void;
}

interface ContentResponse {
  request: FastifyRequest;
  reply: FastifyReply;
  content: FileContent;
}

/** Sends a file, or the range that a player requests. A browser must neither guess its type nor cache it. */
export async function sendContent({ request, reply, content }: ContentResponse): Promise<FastifyReply> {
  const { mime, name, bytes, whenSent } = content;
  reply.headers({
    ...CONTENT_HEADERS,
    'content-disposition': contentDisposition(name),
    'accept-ranges': bytes === undefined ? 'none' : 'bytes',
  });
  const range = bytes === undefined ? undefined : parseRange(request.headers.range, bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const stream = await content.read(range);
  if (!stream) throw rejection('notFound');
  reply.header('content-type', mime);
  const includesEnd = range === undefined || range.end + 1 === bytes;
  if (whenSent && includesEnd && request.method === 'GET') reply.raw.once('finish', whenSent);
  if (bytes === undefined) return reply.send(stream);
  if (!range) return reply.header('content-length', bytes).send(stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream);
}

const CONTENT_HEADERS = {
  'cache-control': 'private, no-store',
  vary: 'Authorization',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * Parses a single range as in RFC 9110. For several or invalid ranges it returns `undefined`, which sends the whole file.
 * Not `range-parser`: it rejects an invalid range, or a suffix longer than the file, with 416. The RFC requires to ignore
 * the former and to send the whole file for the latter.
 */
function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start <= end && start < bytes ? { start, end } : 'unsatisfiable';
}
