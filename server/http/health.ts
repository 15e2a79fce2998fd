import type { FastifyInstance } from 'fastify';
import type { UnavailableCode } from '../../contract/answerCodes';
import type { Readiness } from '../../contract/readiness';
import type { Database } from '../db/database';
import { unavailableCode } from '../db/unavailableCode';
import { FolderProbe } from '../files/FolderProbe';
import { BoundedLook } from './BoundedLook';
import { RETRY_AFTER_S } from './errorHandler';

export interface HealthOptions {
  database: Database;
  dataDir: string;
  /** Progress of writing the demo data in percent, while it is being written. */
  fillingPercent: () => Promise<number | undefined>;
  isStopping: () => boolean;
}

/** Timeouts in milliseconds of the test write and of the demo data query. Together they answer within a second. */
const PROBE_LIMIT_MS = 700;
const FILLING_LIMIT_MS = 200;
/** Milliseconds for which the outcome of a probe is cached: anyone may call it, and each probe writes. */
const PROBE_KEPT_MS = 1_000;

/**
 * Serves `/healthz` (liveness) and `/readyz` (readiness). The server is ready if it can write to the database and the data
 * folder and is not about to stop. `/readyz` also reports the progress of the demo data.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const { fillingPercent, isStopping } = options;
  const probe = readinessProbe(app, options);
  const filling = new BoundedLook(fillingPercent, FILLING_LIMIT_MS);
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const code = isStopping() ? 'stopping' : await probe();
    if (code) {
      const seconds = code === 'stopping' ? RETRY_AFTER_S.unavailable : RETRY_AFTER_S[code];
      return reply
        .code(503)
        .header('retry-after', seconds)
        .send({ status: 'unavailable', code } satisfies Readiness);
    }
    // The progress of the demo data does not affect readiness.
    const percent = await filling.take().catch(() => undefined);
    return { status: 'ok', ...(percent !== undefined && { demoData: { percent } }) } satisfies Readiness;
  });
}

/** Returns a probe that returns why writes currently fail, if they do. It logs changes of that state. */
function readinessProbe(app: FastifyInstance, { database, dataDir }: HealthOptions) {
  const folder = new FolderProbe(dataDir);
  const probes = [() => database.probe(), () => folder.run()].map((probe) => new BoundedLook(probe, PROBE_LIMIT_MS));
  let last: { code: UnavailableCode | undefined; time: number } = { code: undefined, time: Number.NEGATIVE_INFINITY };
  return async (): Promise<UnavailableCode | undefined> => {
    if (performance.now() - last.time < PROBE_KEPT_MS) return last.code;
    const before = last.code;
    try {
      await Promise.all(probes.map((probe) => probe.take()));
      last = { code: undefined, time: performance.now() };
      if (before) app.log.info('the database and the data folder take writes again');
    } catch (error) {
      const code = unavailableCode(error) ?? 'unavailable';
      last = { code, time: performance.now() };
      if (before !== code) app.log.error({ err: error, code }, 'the database or the data folder takes no writes');
    }
    return last.code;
  };
}
