import type { FastifyInstance } from 'fastify';

/** One year, including subdomains (ASVS 5.0, 3.4.1). */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Sends `Strict-Transport-Security` over HTTPS, which a trusted proxy reports in `X-Forwarded-Proto`. */
export function addTransportSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}
