import { setImmediate as nextTurn } from 'node:timers/promises';
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
  app.addHook('onResponse', async () => {
    // Those whose answers had begun before say nothing of an end.
    if (isStopping && !app.server.listening) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    await untilAccepted();
    app.server.close();
    app.server.closeIdleConnections();
  });
  return () => isStopping;
}

/** Turns of the event loop after which the port is closed in any case. */
const TURNS_MAX = 500;
/** Milliseconds of a turn in which hardly a connection can have come. */
const QUIET_MS = 0.5;

/** The system resets connections that wait to be accepted when a port is closed: each turn of the event loop accepts all of them. */
async function untilAccepted(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start < QUIET_MS) return;
  }
}
