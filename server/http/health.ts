import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../../contract/readiness';
import type { Database } from '../db/database';

export interface HealthOptions {
  database: Database;
  /** Per cent of the demo data that is there while it is still being written. */
  fillingPercent: () => Promise<number | undefined>;
}

/** `/healthz`: the process lives. `/readyz`: its database answers, and whether demo data is still being written. */
export function addHealth(app: FastifyInstance, { database, fillingPercent }: HealthOptions): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.all('select 1 as one', []);
      const percent = await fillingPercent();
      return { status: 'ok', ...(percent !== undefined && { demoData: { percent } }) } satisfies Readiness;
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' } satisfies Readiness);
    }
  });
}
