import { Server, Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to stop: `/readyz` reports it, and each connection closes after its pending response. */
    announceStop: () => void;
  }
}

/**
 * Shuts down gracefully. After `announceStop` all requests are answered as before, with `connection: close`. `close` first
 * closes the port, so that new connections go to another process, and then waits for pending responses.
 * @returns a function that returns whether the server is about to stop
 */
export function addGracefulShutdown(app: FastifyInstance): () => boolean {
  let isStopping = false;
  app.decorate('announceStop', () => {
    isStopping = true;
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // Closing a connection in the middle of a request body would lose the response.
    if (isStopping && raw.complete) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    // A response whose headers were sent earlier lacks `connection: close`, so the server closes its connection.
    if (isStopping && !app.server.listening && raw.socket instanceof Socket) raw.socket.end();
  });
  /** Connections without a request yet. */
  const idleConnections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    idleConnections.add(socket);
    socket.once('close', () => idleConnections.delete(socket));
  });
  app.server.on('request', ({ socket }) => idleConnections.delete(socket));
  app.addHook('preClose', async () => {
    isStopping = true;
    await waitForPendingConnections();
    // Closes only the port: `close` of the HTTP server would also close connections whose first request is just arriving.
    Server.prototype.close.call(app.server);
    const end = performance.now() + FIRST_REQUEST_MS;
    while (idleConnections.size > 0 && performance.now() < end) await delay(POLL_MS);
  });
  return () => isStopping;
}

/** Milliseconds that a new connection has for its first request after the port is closed, and the polling interval. */
const FIRST_REQUEST_MS = 1_000;
const POLL_MS = 10;
/** Maximum event loop turns before the port is closed in any case. */
const TURNS_MAX = 500;
/** A turn shorter than this, in milliseconds, has hardly accepted a connection. */
const QUIET_TURN_MS = 0.5;

/**
 * Waits until all pending connections are accepted, because closing a port resets those that are not. Each turn of the event
 * loop accepts all of them.
 */
async function waitForPendingConnections(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const start = performance.now();
    await nextTurn();
    // The first turn may start after the event loop has polled for connections.
    if (turn > 0 && performance.now() - start < QUIET_TURN_MS) return;
  }
}
