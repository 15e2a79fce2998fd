import { Server, Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to stop: `/readyz` says so, and each connection ends after the answer that is due on it. */
    announceStop: () => void;
  }
}

/**
 * Lets clients leave before the server does. After `announceStop` everything is answered as before, with
 * `connection: close`; `close` then shuts the port before anything else, so that calls go to another process, and waits for
 * answers under way.
 * @returns whether the server is about to stop
 */
export function addStopping(app: FastifyInstance): () => boolean {
  let isStopping = false;
  app.decorate('announceStop', () => {
    isStopping = true;
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // A connection that is closed in the middle of a body loses its answer.
    if (isStopping && raw.complete) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    // An answer that had begun before says nothing of an end.
    if (isStopping && !app.server.listening && raw.socket instanceof Socket) raw.socket.end();
  });
  /** Connections on which nothing has been asked yet. */
  const fresh = new Set<Socket>();
  app.server.on('connection', (socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket));
  });
  app.server.on('request', ({ socket }) => fresh.delete(socket));
  app.addHook('preClose', async () => {
    isStopping = true;
    await untilAccepted();
    // The port alone: the server of HTTP would also close connections on which a first call is just arriving.
    Server.prototype.close.call(app.server);
    const end = performance.now() + FRESH_MS;
    while (fresh.size > 0 && performance.now() < end) await delay(LOOK_MS);
  });
  return () => isStopping;
}

/** Milliseconds that a new connection gets for its first call once the port is closed, and between two looks. */
const FRESH_MS = 1_000;
const LOOK_MS = 10;
/** Turns of the event loop after which the port is closed in any case. */
const TURNS_MAX = 500;
/** Milliseconds of a turn in which hardly a connection can have come. */
const QUIET_MS = 0.5;

/** The system resets connections that wait to be accepted when a port is closed: each turn of the event loop accepts all of them. */
async function untilAccepted(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const start = performance.now();
    await nextTurn();
    // The first may begin after connections were looked for.
    if (turn > 0 && performance.now() - start < QUIET_MS) return;
  }
}
