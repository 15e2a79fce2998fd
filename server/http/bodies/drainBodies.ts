import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Maximum bytes of a rejected body that are read and discarded. A longer one closes the connection. */
const DRAINED_BYTES_MAX = 64 * 1_048_576;

/**
 * Discards the rest of a rejected body, so that the connection can carry the next request. Nothing else reads it, and
 * closing the connection in the middle of it would lose the response.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onError', (request, reply, _error, done) => {
    // Fastify sets it when it stops reading a body.
    reply.removeHeader('connection');
    drain(request.raw);
    done();
  });
}

function drain(body: IncomingMessage): void {
  if (body.complete) return;
  let bytes = 0;
  body.unpipe();
  body.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > DRAINED_BYTES_MAX) body.destroy();
  });
  body.resume();
}
