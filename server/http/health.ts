import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

/** `/healthz`: the process lives. `/readyz`: its database answers. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.all('select 1 as one', []);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
