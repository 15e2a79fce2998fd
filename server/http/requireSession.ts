import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../call/call';
import { HttpError, Unauthenticated } from '../call/failures';
import type { Context } from '../operations/context';

/**
 * For routes other than API calls: returns a function that returns the caller of a request. It does not extend the session.
 * Requests without a session are rejected, and rate-limited by address.
 */
export function requireSession(app: FastifyInstance, { sessions, config }: Pick<Context, 'sessions' | 'config'>) {
  const addressLimit = app.createRateLimit({ max: config.addressRate, timeWindow: '1 minute' });
  return async (request: FastifyRequest): Promise<Caller> => {
    const { caller } = await sessions.check(request.headers.authorization, 'admin', false);
    if (caller) return caller;
    const outcome = await addressLimit(request);
    if (!outcome.isAllowed && outcome.isExceeded) throw new HttpError(429);
    throw new Unauthenticated();
  };
}
