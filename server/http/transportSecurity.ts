import type { FastifyInstance } from 'fastify';

/** A year, as ASVS 5.0 (3.4.1) asks for; other names of the operator's domain are not ours to decide about. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Tells browsers to come by TLS alone, once they have: what a trusted proxy says in `X-Forwarded-Proto`. */
export function addTransportSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}
