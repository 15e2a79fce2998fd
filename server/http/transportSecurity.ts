import type { FastifyInstance } from 'fastify';

/** A year, and names below this one too (ASVS 5.0, 3.4.1). */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Tells browsers to come by TLS alone, once they have: what a trusted proxy says in `X-Forwarded-Proto`. */
export function addTransportSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}
