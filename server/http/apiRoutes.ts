import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { STATUS } from '../../contract/envelope';
import { successBody } from '../call/answer';
import type { Call } from '../call/call';
import { HttpRefusal, Rejection, rejection, Unauthenticated } from '../call/failures';
import { scopeKey } from '../db/dataScope';
import type { Context } from '../operations/context';
import type { Operation } from '../operations/operations';
import { seenContext } from '../operations/seenContext';
import { readCall, splitUrl } from './readCall';
import { sendContent } from './sendContent';
import { sendJson } from './sendJson';
import { sendRows } from './sendRows';
import { addUploadRoute } from './uploadRoute';

/** Data scopes remembered; the least recently used goes first. */
const CONTEXTS_KEPT = 1_000;

/** Calls of the session itself that answer also to who has none. */
const WITHOUT_SESSION = new Set(['login', 'isLogin', 'logout']);

/** Serves every call of the API: session, permission, operation, envelope, in this order, each in one place. */
export async function addApiRoutes(
  app: FastifyInstance,
  context: Context,
  operations: ReadonlyMap<string, Operation>,
): Promise<void> {
  const contexts = new LRUCache<string, Context>({ max: CONTEXTS_KEPT });
  /** Nobody is told anything of records outside their data scope. */
  const contextOf = ({ caller }: Call): Context => {
    if (!caller?.scope) return context;
    const key = scopeKey(caller.scope);
    const seen = contexts.get(key) ?? seenContext(context, caller.scope);
    contexts.set(key, seen);
    return seen;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const startTime = context.now();
    const { name, queryText } = splitUrl(request.raw.url ?? '');
    const operation = operations.get(name);
    if (!operation || (operation.spec.method === 'POST' && request.method !== 'POST')) throw new HttpRefusal(404);
    request.operation = operation;
    const session = await context.sessions.check(request.headers.authorization, operation.entity.name);
    const call = readCall({ request, operation, session, queryText, startTime });
    try {
      requirePermission(operation, call, name);
      const result = await operation.handle(call, contextOf(call));
      if (result.content) return await sendContent({ request, reply, content: result.content });
      const body = successBody(result, context.texts, call.locale);
      if (result.rows) return sendRows({ request, reply, body, rows: result.rows });
      return await sendJson({ request, reply, body, cacheable: result.cacheable });
    } catch (error) {
      await recordRefusal(operation, call, error);
      throw error;
    }
  };

  /** Attempts leave a trace too, except reads, which change nothing. Logins write their own. */
  const recordRefusal = async ({ spec }: Operation, call: Call, error: unknown): Promise<void> => {
    if (spec.risk === 'read' || spec.kind === 'auth' || !call.caller) return;
    const refusal = describeRefusal(error);
    if (refusal) await context.audit.appendAlone({ call, ...refusal });
  };

  await app.register(rateLimit, { global: false });
  app.post('/api/login.admin.open', {
    config: { rateLimit: { max: context.config.loginRate, timeWindow: '1 minute' } },
    handler: answer,
  });
  await addUploadRoute(app, answer);
  app.route({ method: ['GET', 'POST'], url: '/api/*', handler: answer });
}

function requirePermission({ spec }: Operation, { caller }: Call, name: string): void {
  if (spec.kind === 'auth' && WITHOUT_SESSION.has(spec.operation)) return;
  if (!caller) throw new Unauthenticated();
  if (caller.mustChangePassword && spec.operation !== 'changePassword') throw rejection('mustChangePassword');
  if (spec.kind !== 'auth' && !caller.can(name)) throw new HttpRefusal(403);
}

function describeRefusal(error: unknown): { resultStatus: number; errorMsg: string } | undefined {
  if (error instanceof Rejection) return { resultStatus: STATUS.REJECTED, errorMsg: error.message };
  if (error instanceof HttpRefusal && error.status === 403) return { resultStatus: 403, errorMsg: 'http403' };
  return undefined;
}
