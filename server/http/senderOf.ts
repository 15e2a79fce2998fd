import type { FastifyRequest, InjectOptions } from 'fastify';

/** Headers of the body and of the client's cache and connection, which do not apply to another call. */
const EXCLUDED_HEADERS: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'if-none-match',
  'transfer-encoding',
]);

/** Returns the headers and address of a request's sender, for an internal call on their behalf. */
export function senderOf(request: FastifyRequest): Pick<InjectOptions, 'headers' | 'remoteAddress'> {
  const { remoteAddress } = request.raw.socket;
  return {
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !EXCLUDED_HEADERS.has(name))),
    ...(remoteAddress !== undefined && { remoteAddress }),
  };
}
