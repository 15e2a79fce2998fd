import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import '../requestTypes';

interface BodyDeadline {
  /** Timeout of a body in milliseconds. */
  limitMs: number;
  /** Minimum average bytes per second of a long body (`takesLongBody`), checked every `limitMs`. */
  bytesPerSecond: number;
  /** Responds 408 on a connection without a response yet, and closes it. */
  cutOff: (socket: Socket) => void;
}

/** Disconnects clients that send a body too slowly, so that they cannot hold connections (slow POST attack). */
export function limitBodyTime(app: FastifyInstance, deadline: BodyDeadline): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const isLong = request.routeOptions.config.takesLongBody === true;
      watchBody(raw, { ...deadline, isLong, isAnswered: () => reply.raw.headersSent });
    }
    done();
  });
}

/** Returns whether a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

type Watch = BodyDeadline & { isLong: boolean; isAnswered: () => boolean };

function watchBody(body: IncomingMessage, { limitMs, bytesPerSecond, cutOff, isLong, isAnswered }: Watch): void {
  const { socket } = body;
  const start = performance.now();
  const bytesBefore = socket.bytesRead;
  let timer = setTimeout(check, limitMs).unref();
  const stop = () => clearTimeout(timer);
  body.once('end', stop).once('close', stop);

  function check(): void {
    if (body.complete || body.destroyed) return;
    const minimumBytes = (bytesPerSecond * (performance.now() - start)) / 1_000;
    if (isLong && socket.bytesRead - bytesBefore >= minimumBytes) {
      timer = setTimeout(check, limitMs).unref();
    } else if (isAnswered()) {
      body.destroy();
    } else {
      cutOff(socket);
    }
  }
}
