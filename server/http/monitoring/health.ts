import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../../../contract/calls/readiness';
import type { UnavailableCode } from '../../../contract/calls/responseCodes';
import type { Database } from '../../db/database';
import { unavailableCode } from '../../db/unavailableCode';
import { FolderProbe } from '../../files/FolderProbe';
import { RETRY_AFTER_S } from '../errorHandler';
import { SingleFlight } from './SingleFlight';

export interface HealthOptions {
  database: Database;
  dataDir: string;
  /** Progress of writing the demo data in percent, while it is being written. */
  demoDataPercent: () => Promise<number | undefined>;
  isStopping: () => boolean;
}

/** Timeouts in milliseconds of the test write and of the demo data query. Together they answer within a second. */
const PROBE_LIMIT_MS = 700;
const DEMO_DATA_LIMIT_MS = 200;
/** Milliseconds for which the outcome of a probe is cached: anyone may call it, and each probe writes. */
const PROBE_CACHE_MS = 1_000;

/**
 * Serves `/healthz` (liveness) and `/readyz` (readiness). The server is ready if it can write to the database and the data
 * folder and is not about to stop. `/readyz` also reports the progress of the demo data.
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const { demoDataPercent, isStopping } = options;
  const probe = readinessProbe(app, options);
  const demoDataProgress = new SingleFlight(demoDataPercent, DEMO_DATA_LIMIT_MS);
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
    const percent = await demoDataProgress.run().catch(() => undefined);
    return { status: 'ok', ...(percent !== undefined && { demoData: { percent } }) } satisfies Readiness;
  });
}

/** Returns a probe that returns why writes currently fail, if they do. It logs changes of that state. */
function readinessProbe(app: FastifyInstance, { database, dataDir }: HealthOptions) {
  const folder = new FolderProbe(dataDir);
  const probes = [() => database.probe(), () => folder.run()].map((probe) => new SingleFlight(probe, PROBE_LIMIT_MS));
  let lastOutcome: { code: UnavailableCode | undefined; time: number } = {
    code: undefined,
    time: Number.NEGATIVE_INFINITY,
  };
  return async (): Promise<UnavailableCode | undefined> => {
    if (performance.now() - lastOutcome.time < PROBE_CACHE_MS) return lastOutcome.code;
    const previousCode = lastOutcome.code;
    try {
      await Promise.all(probes.map((probe) => probe.run()));
      lastOutcome = { code: undefined, time: performance.now() };
      if (previousCode) app.log.info('the database and the data folder take writes again');
    } catch (error) {
      const code = unavailableCode(error) ?? 'unavailable';
      lastOutcome = { code, time: performance.now() };
      if (previousCode !== code) app.log.error({ err: error, code }, 'the database or the data folder takes no writes');
    }
    return lastOutcome.code;
  };
}
