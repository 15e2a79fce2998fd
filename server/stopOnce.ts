import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './db/database';

/** Milliseconds that answers under way get once the port is closed. */
const STOP_LIMIT_MS = 10_000;

interface Running {
  app: FastifyInstance;
  database: Database;
  logger: Logger;
  /** Milliseconds for which balancers and clients are told before the port closes. */
  drainMs: number;
}

/**
 * Answers what to do on a signal: says in `/readyz` that the server stops, gives clients time to leave (none on an interrupt from
 * the keyboard, or when told again), closes the port, lets answers under way come to their end, and ends the process with code 0.
 */
export function stopOnce({ app, database, logger, drainMs }: Running): (signal: NodeJS.Signals) => void {
  const hurry = new AbortController();
  let isStopping = false;
  const close = async (ms: number) => {
    app.announceStop();
    await delay(ms, undefined, { signal: hurry.signal }).catch(() => undefined);
    setTimeout(() => {
      logger.error('not every call was answered in time');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await app.close();
    await database.close();
  };
  return (signal) => {
    if (isStopping) return hurry.abort();
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
