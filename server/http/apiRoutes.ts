import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { authOperations } from '../../contract/authOperations';
import { permissionName } from '../../contract/permissions';
import type { AccessCounts } from '../access/AccessCounts';
import { successBody } from '../call/answer';
import type { Call } from '../call/call';
import { HttpRefusal, rejection } from '../call/failures';
import { requireReason } from '../call/reason';
import { scopeKey } from '../db/dataScope';
import type { Context } from '../operations/context';
import type { Operation } from '../operations/operations';
import { seenContext } from '../operations/seenContext';
import { admission } from './admission';
import { ExportsBegun } from './ExportsBegun';
import { isPersonal, shownEntities } from './isPersonal';
import type { PageQuestions } from './PageQuestions';
import { isExport, readCall } from './readCall';
import { recordReading } from './recordReading';
import { recordRefusal } from './recordRefusal';
import { sendContent } from './sendContent';
import { sendJson } from './sendJson';
import { sendRows } from './sendRows';
import { addUploadRoute } from './uploadRoute';
import { WITHOUT_SESSION } from './withoutSession';

/** Contexts cached per data scope (LRU). */
const CONTEXTS_KEPT = 1_000;

/** Maximum body size in bytes of a call that needs no session. */
const ANONYMOUS_BODY_BYTES = 16_384;

/** Calls of the sign-in, rate-limited by address. */
const STEPS_OF_LOGIN: ReadonlySet<string> = new Set(['login', 'finishLogin', 'challengePasskey']);

interface Api {
  context: Context;
  access: AccessCounts;
  operations: ReadonlyMap<string, Operation>;
  questions: PageQuestions;
}

/** Serves every API call in three stages: admission (before the body is read), operation, envelope. */
export async function addApiRoutes(
  app: FastifyInstance,
  { context, access, operations, questions }: Api,
): Promise<void> {
  const begun = new ExportsBegun();
  const contexts = new LRUCache<string, Context>({ max: CONTEXTS_KEPT });
  /** A caller with a data scope gets a context that hides all other records. */
  const contextOf = ({ caller }: Call): Context => {
    if (!caller?.scope) return context;
    const key = scopeKey(caller.scope);
    const seen = contexts.get(key) ?? seenContext(context, caller.scope);
    contexts.set(key, seen);
    return seen;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { admitted } = request;
    if (!admitted) throw new HttpRefusal(404);
    const call = readCall(request, admitted);
    try {
      if (admitted.operation.spec.uncovers) requireReason(call.params.reason);
      const result = await recordReading(await admitted.operation.handle(call, contextOf(call)), {
        call,
        context,
        access,
        spec: admitted.operation.spec,
        isExport: isExport(request),
        begun,
      });
      if (result.content && call.caller?.viewer) throw rejection('readOnlyView');
      if (result.content) return await sendContent({ request, reply, content: result.content });
      if (result.cookie !== undefined) reply.header('set-cookie', result.cookie);
      const body = successBody(result, context.texts, call.locale);
      if (result.rows) return sendRows({ request, reply, body, rows: result.rows });
      const { referer: page } = request.headers;
      // A viewer's queries are not remembered for the viewed account.
      if (call.caller && !call.caller.viewer) questions.heard({ adminId: call.caller.adminId, page, url: request.url });
      const isKept = result.cacheable && !shownEntities(call, result, context).some(isPersonal);
      return await sendJson({ request, reply, body, cacheable: result.cacheable, isKept });
    } catch (error) {
      await recordRefusal({ context, request, admitted, error });
      throw error;
    }
  };

  await app.register(rateLimit, { global: false });
  const route = { onRequest: admission(app, context, operations), handler: answer };
  for (const { operation, entity, scope, method } of authOperations) {
    if (!WITHOUT_SESSION.has(operation)) continue;
    app.route({
      ...route,
      method: method === 'GET' ? ['GET', 'POST'] : 'POST',
      url: `/api/${permissionName(operation, entity, scope)}`,
      bodyLimit: ANONYMOUS_BODY_BYTES,
      ...(STEPS_OF_LOGIN.has(operation) && {
        config: { rateLimit: { max: context.config.loginRate, timeWindow: '1 minute' } },
      }),
    });
  }
  await addUploadRoute(app, route);
  app.route({ ...route, method: ['GET', 'POST'], url: '/api/*' });
}
