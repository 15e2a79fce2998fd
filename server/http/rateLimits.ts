import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNMASK_PHONE } from '../../contract/calls/unmaskPhone';
import type { OperationSpec } from '../../contract/operations';
import { realCaller } from '../call/call';
import { HttpError } from '../call/failures';
import type { Config, RateLimitName, RateLimits } from '../config';
import type { AdmittedCall } from './admission';
import { isExport } from './readCall';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns the rate limit of an account that a call counts against. */
function rateLimitOf({ operation, entity, risk }: Pick<OperationSpec, 'operation' | 'entity' | 'risk'>): RateLimitName {
  if (operation === 'lookup') return operation;
  if (operation === 'unmask' || operation === UNMASK_PHONE) return 'unmask';
  if (operation === 'upload') return 'upload';
  if (operation === 'insert' && entity === 'log') return 'log';
  return risk === 'read' ? 'read' : 'write';
}

/**
 * Rate-limits the calls of each account by their kind, and those without a session by address. Each process counts
 * separately. Returns a function that throws {@link HttpError} 429 beyond the limit.
 */
export function createRateLimiter(
  app: FastifyInstance,
  { rateLimits: limits, addressRate }: Pick<Config, 'rateLimits' | 'addressRate'>,
) {
  const addressLimit = app.createRateLimit({ max: addressRate, timeWindow: MINUTE_MS });
  const accountLimits = new Map(
    (Object.keys(limits) as (keyof RateLimits)[]).map((name) => {
      const timeWindow = name === 'lookup' ? HOUR_MS : MINUTE_MS;
      const keyGenerator = ({ admitted }: FastifyRequest) => {
        const caller = admitted?.session.caller;
        return String(caller && realCaller(caller).adminId);
      };
      return [name, app.createRateLimit({ max: limits[name], timeWindow, keyGenerator })] as const;
    }),
  );
  return async (request: FastifyRequest, reply: FastifyReply, { operation, session }: AdmittedCall): Promise<void> => {
    // An export counts as a write, because it writes a row of the log.
    const name = isExport(request) ? 'write' : rateLimitOf(operation.spec);
    const limiter = session.caller ? accountLimits.get(name) : addressLimit;
    const outcome = await limiter?.(request);
    if (!outcome || outcome.isAllowed || !outcome.isExceeded) return;
    reply.header('retry-after', outcome.ttlInSeconds);
    throw new HttpError(429);
  };
}
