import type { FastifyRequest, InjectOptions } from 'fastify';

/** What tells of a body and of what the sender has, and so of no other call. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'if-none-match',
  'transfer-encoding',
]);

/** Who sends a request and from where, for a call that is made in its place. */
export function senderOf(request: FastifyRequest): Pick<InjectOptions, 'headers' | 'remoteAddress'> {
  const { remoteAddress } = request.raw.socket;
  return {
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.has(name))),
    ...(remoteAddress !== undefined && { remoteAddress }),
  };
}
