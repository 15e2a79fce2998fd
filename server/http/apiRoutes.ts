import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { permissionName } from '../../contract/permissions';
import { authOperations } from '../../contract/session/authOperations';
import type { AccessCounter } from '../access/AccessCounter';
import type { Call } from '../call/call';
import { HttpError, rejection } from '../call/failures';
import { successBody } from '../call/operationResult';
import { requireReason } from '../call/reason';
import { scopeKey } from '../db/scope/dataScope';
import type { Context } from '../operations/context';
import type { Operation } from '../operations/operations';
import { scopedContext } from '../operations/scopedContext';
import { admissionHook } from './admission';
import { sendContent } from './answers/sendContent';
import { sendJson } from './answers/sendJson';
import { sendRows } from './answers/sendRows';
import { auditRead } from './audit/auditRead';
import { auditRejection } from './audit/auditRejection';
import { ExportTracker } from './audit/ExportTracker';
import { isPersonal, shownEntities } from './audit/isPersonal';
import { addUploadRoute } from './bodies/uploadRoute';
import type { PageListQueries } from './pages/PageListQueries';
import { isExport, readCall } from './readCall';
import { WITHOUT_SESSION } from './withoutSession';

/** Contexts cached per data scope (LRU). */
const CONTEXT_CACHE_SIZE = 1_000;

/** Maximum body size in bytes of a call that needs no session. */
const ANONYMOUS_BODY_BYTES = 16_384;

/** Calls of the sign-in, rate-limited by address. */
const LOGIN_STEPS: ReadonlySet<string> = new Set(['login', 'finishLogin', 'challengePasskey']);

interface ApiOptions {
  context: Context;
  access: AccessCounter;
  operations: ReadonlyMap<string, Operation>;
  listQueries: PageListQueries;
}

/** Serves every API call in three stages: admission (before the body is read), operation, envelope. */
export async function addApiRoutes(
  app: FastifyInstance,
  { context, access: accessCounter, operations, listQueries }: ApiOptions,
): Promise<void> {
  const exportTracker = new ExportTracker();
  const contexts = new LRUCache<string, Context>({ max: CONTEXT_CACHE_SIZE });
  /** A caller with a data scope gets a context that hides all other records. */
  const contextOf = ({ caller }: Call): Context => {
    if (!caller?.scope) return context;
    const key = scopeKey(caller.scope);
    const callerContext = contexts.get(key) ?? scopedContext(context, caller.scope);
    contexts.set(key, callerContext);
    return callerContext;
  };
  const handleRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { admitted } = request;
    if (!admitted) throw new HttpError(404);
    const call = readCall(request, admitted);
    try {
      if (admitted.operation.spec.unmaskedEntities) requireReason(call.params.reason);
      const result = await auditRead(await admitted.operation.handle(call, contextOf(call)), {
        call,
        context,
        accessCounter,
        spec: admitted.operation.spec,
        isExport: isExport(request),
        exportTracker,
      });
      if (result.content && call.caller?.viewer) throw rejection('readOnlyView');
      if (result.content) return await sendContent({ request, reply, content: result.content });
      if (result.cookie !== undefined) reply.header('set-cookie', result.cookie);
      const body = successBody(result, context.texts, call.locale);
      if (result.rows) return sendRows({ request, reply, body, rows: result.rows });
      const { referer: page } = request.headers;
      // A viewer's queries are not remembered for the viewed account.
      if (call.caller && !call.caller.viewer)
        listQueries.remember({ adminId: call.caller.adminId, page, url: request.url });
      const isStorable = result.cacheable && !shownEntities(call, result, context).some(isPersonal);
      return await sendJson({ request, reply, body, cacheable: result.cacheable, isStorable });
    } catch (error) {
      await auditRejection({ context, request, admitted, error });
      throw error;
    }
  };

  await app.register(rateLimit, { global: false });
  const route = { onRequest: admissionHook(app, context, operations), handler: handleRequest };
  for (const { operation, entity, scope, method } of authOperations) {
    if (!WITHOUT_SESSION.has(operation)) continue;
    app.route({
      ...route,
      method: method === 'GET' ? ['GET', 'POST'] : 'POST',
      url: `/api/${permissionName(operation, entity, scope)}`,
      bodyLimit: ANONYMOUS_BODY_BYTES,
      ...(LOGIN_STEPS.has(operation) && {
        config: { rateLimit: { max: context.config.loginRate, timeWindow: '1 minute' } },
      }),
    });
  }
  await addUploadRoute(app, route);
  app.route({ ...route, method: ['GET', 'POST'], url: '/api/*' });
}
