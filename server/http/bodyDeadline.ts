import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import './requestTypes';

interface BodyDeadline {
  /** Milliseconds for a body. */
  limitMs: number;
  /** Bytes a second of a long body (`takesLongBody`), on average; looked at after each `limitMs`. */
  bytesPerSecond: number;
  /** Answers 408 on a connection that nothing has been written to, and ends it. */
  cutOff: (socket: Socket) => void;
}

/** Cuts off who sends a body slowly, so that nobody holds connections by dawdling. */
export function limitBodyTime(app: FastifyInstance, deadline: BodyDeadline): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const isLong = request.routeOptions.config.takesLongBody === true;
      watch(raw, { ...deadline, isLong, isAnswered: () => reply.raw.headersSent });
    }
    done();
  });
}

/** Whether a request brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

type Watch = BodyDeadline & { isLong: boolean; isAnswered: () => boolean };

function watch(body: IncomingMessage, { limitMs, bytesPerSecond, cutOff, isLong, isAnswered }: Watch): void {
  const { socket } = body;
  const start = performance.now();
  const bytesBefore = socket.bytesRead;
  let timer = setTimeout(look, limitMs).unref();
  const stop = () => clearTimeout(timer);
  body.once('end', stop).once('close', stop);

  function look(): void {
    if (body.complete || body.destroyed) return;
    const least = (bytesPerSecond * (performance.now() - start)) / 1_000;
    if (isLong && socket.bytesRead - bytesBefore >= least) {
      timer = setTimeout(look, limitMs).unref();
    } else if (isAnswered()) {
      body.destroy();
    } else {
      cutOff(socket);
    }
  }
}
