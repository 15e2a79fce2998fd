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
    app.server.close();
    app.server.closeIdleConnections();
  });
  return () => isStopping;
}
