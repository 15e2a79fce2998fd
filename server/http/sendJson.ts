import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/envelope';
import { acceptedEncoding, compress } from './encoding';

/** Bodies shorter than this gain nothing from compression. */
const COMPRESS_FROM = 2_048;

interface JsonAnswer {
  request: FastifyRequest;
  reply: FastifyReply;
  body: Envelope;
  httpStatus?: number;
  /** Sends an `ETag` made from the body, and 304 to who has it already. */
  cacheable?: boolean;
  /** Holds nothing personal: a browser may keep it and ask whether it is still good. */
  isKept?: boolean;
}

/** Sends an envelope, compressed when it is worth it. */
export async function sendJson({
  request,
  reply,
  body,
  httpStatus = 200,
  cacheable,
  isKept,
}: JsonAnswer): Promise<FastifyReply> {
  const text = JSON.stringify(body);
  reply.code(httpStatus).headers(API_HEADERS);
  if (isKept) reply.header('cache-control', 'private, no-cache');
  if (cacheable) {
    const etag = etagOf(text);
    reply.header('etag', etag);
    if (isMatch(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
  }
  const encoding = text.length >= COMPRESS_FROM ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}

/** Constants: helmet, for the same headers, adds a quarter to the processor time of a bare answer (decision 0030). */
export const API_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Personal data is not for shared caches, nor for the disk of a browser in a shared office.
  'cache-control': 'no-store',
  vary: 'Authorization, Accept-Language, Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The `ETag` of a body. */
export const etagOf = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`;

/** Whether `If-None-Match` names a body that has this `ETag`. */
export function isMatch(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((candidate) => candidate.trim() === etag);
}
