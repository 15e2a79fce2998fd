import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes of a refused body that are read and thrown away; who sends more is cut off. */
const DRAINED_BYTES_MAX = 64 * 1_048_576;

/**
 * Reads the rest of a refused body, so that the connection can carry the next request: nobody else reads it any more, and an
 * end in the middle of it would lose the answer.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onError', (request, reply, _error, done) => {
    // Set where fastify stops reading a body.
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
