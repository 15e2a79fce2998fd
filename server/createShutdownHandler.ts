import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './db/database';

/** Milliseconds that pending responses get after the port is closed. */
const STOP_LIMIT_MS = 10_000;

interface ShutdownOptions {
  app: FastifyInstance;
  database: Database;
  logger: Logger;
  /** Milliseconds for load balancers and clients to leave before the port closes. */
  drainMs: number;
}

/**
 * Returns a signal handler for a graceful shutdown. It reports the stop in `/readyz` and gives clients time to leave, except
 * after a keyboard interrupt or a second signal. Then it closes the port, waits for pending responses, and exits with code
 * 0.
 */
export function createShutdownHandler({
  app,
  database,
  logger,
  drainMs,
}: ShutdownOptions): (signal: NodeJS.Signals) => void {
  const skipDrain = new AbortController();
  let isStopping = false;
  const close = async (ms: number) => {
    app.announceStop();
    await delay(ms, undefined, { signal: skipDrain.signal }).catch(() => undefined);
    setTimeout(() => {
      logger.error('not every call was answered in time');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await app.close();
    await database.close();
  };
  return (signal) => {
    if (isStopping) return skipDrain.abort();
    isStopping = true;
    logger.info({ signal }, 'stopping');
    close(signal === 'SIGINT' ? 0 : drainMs).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
}
