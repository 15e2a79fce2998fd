import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/calls/envelope';
import { acceptedEncoding, compress } from './encoding';

/** Minimum length of a compressed body; shorter ones gain nothing. */
const COMPRESSION_THRESHOLD = 2_048;

interface JsonResponse {
  request: FastifyRequest;
  reply: FastifyReply;
  body: Envelope;
  httpStatus?: number;
  /** Sends an `ETag` computed from the body, and 304 to clients that already have it. */
  cacheable?: boolean;
  /** Contains no personal data, so a browser may store it and revalidate it. */
  isStorable?: boolean;
}

/** Sends an envelope, compressed if that is worthwhile. */
export async function sendJson({
  request,
  reply,
  body,
  httpStatus = 200,
  cacheable,
  isStorable,
}: JsonResponse): Promise<FastifyReply> {
  const text = JSON.stringify(body);
  reply.code(httpStatus).headers(API_HEADERS);
  if (isStorable) reply.header('cache-control', 'private, no-cache');
  if (cacheable) {
    const etag = etagOf(text);
    reply.header('etag', etag);
    if (isMatch(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
  }
  const encoding =
    text.length >= COMPRESSION_THRESHOLD ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}

/** Constants: helmet adds a quarter to the CPU time of an empty response for the same headers (decision 0030). */
export const API_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Personal data must not be stored by shared caches, nor on the disk of a browser in a shared office.
  'cache-control': 'no-store',
  vary: 'Authorization, Accept-Language, Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Returns the `ETag` of a body. */
export const etagOf = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`;

/** Returns whether `If-None-Match` contains this `ETag`. */
export function isMatch(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((candidate) => candidate.trim() === etag);
}
