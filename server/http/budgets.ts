import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationSpec } from '../../contract/operations';
import { PHONE_REVEAL } from '../../contract/revealPhone';
import { personBehind } from '../call/call';
import { HttpRefusal } from '../call/failures';
import type { BudgetName, Budgets, Config } from '../config';
import type { AdmittedCall } from './admission';
import { isExport } from './readCall';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns the rate limit of an account that a call counts against. */
function budgetOf({ operation, entity, risk }: Pick<OperationSpec, 'operation' | 'entity' | 'risk'>): BudgetName {
  if (operation === 'lookup') return operation;
  if (operation === 'unmask' || operation === PHONE_REVEAL) return 'unmask';
  if (operation === 'upload') return 'upload';
  if (operation === 'insert' && entity === 'log') return 'log';
  return risk === 'read' ? 'read' : 'write';
}

/**
 * Rate-limits the calls of each account by their kind, and those without a session by address. Each process counts
 * separately. Returns a function that throws {@link HttpRefusal} 429 beyond the limit.
 */
export function budgets(
  app: FastifyInstance,
  { budgets: limits, addressRate }: Pick<Config, 'budgets' | 'addressRate'>,
) {
  const ofAddress = app.createRateLimit({ max: addressRate, timeWindow: MINUTE_MS });
  const ofAccount = new Map(
    (Object.keys(limits) as (keyof Budgets)[]).map((name) => {
      const timeWindow = name === 'lookup' ? HOUR_MS : MINUTE_MS;
      const keyGenerator = ({ admitted }: FastifyRequest) => {
        const caller = admitted?.session.caller;
        return String(caller && personBehind(caller).adminId);
      };
      return [name, app.createRateLimit({ max: limits[name], timeWindow, keyGenerator })] as const;
    }),
  );
  return async (request: FastifyRequest, reply: FastifyReply, { operation, session }: AdmittedCall): Promise<void> => {
    // An export counts as a write, because it writes a row of the log.
    const name = isExport(request) ? 'write' : budgetOf(operation.spec);
    const count = session.caller ? ofAccount.get(name) : ofAddress;
    const counted = await count?.(request);
    if (!counted || counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new HttpRefusal(429);
  };
}
