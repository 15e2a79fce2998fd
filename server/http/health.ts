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
  /** Per cent of the demo data that is there while it is still being written. */
  fillingPercent: () => Promise<number | undefined>;
  isStopping: () => boolean;
}

/** Milliseconds within which the database and the data folder have to take a write; who asks is answered within a second. */
const PROBE_LIMIT_MS = 700;
const FILLING_LIMIT_MS = 200;
/** Milliseconds for which the outcome of a probe holds: anybody may ask, and each probe writes. */
const PROBE_KEPT_MS = 1_000;

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, which a write to the database and to the data folder shows, and
 * is not about to stop; and whether demo data is still being written.
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
    // How far the demo data is decides nothing.
    const percent = await filling.take().catch(() => undefined);
    return { status: 'ok', ...(percent !== undefined && { demoData: { percent } }) } satisfies Readiness;
  });
}

/** Answers why nothing can be written at present, if so; logs when that changes. */
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
