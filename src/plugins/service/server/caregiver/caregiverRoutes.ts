import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STATUS } from '../../../../../contract/calls/envelope';
import type { ProblemCode } from '../../../../../contract/problems';
import { coerceFields, parseDotted } from '../../../../../contract/query/query';
import { parseFields } from '../../../../../contract/validation/validation';
import { type Call, type Context, HttpError, systemCall, Unauthenticated } from '../../../../../server/plugin-api';
import { localeOf, ParsedBody, requireValid, sendJson } from '../../../../../server/plugin-api/builtin';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { attendant } from '../../entities/attendants/attendant';
import { caregiverCalls, SIGN_BODY_BYTES } from '../../entities/signs/caregiverCalls';
import type { SignEnd } from '../../entities/signs/caregiverTransitions';
import { type AppCaller, callerOfApp, idOfCode, pairApp } from './appKey';
import { readSign } from './readSign';
import { selectOwnVisits } from './selectOwnVisits';
import { signVisit } from './signVisit';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caregiver whose app makes the call; null for every other request. */
    appCaller: AppCaller | null;
  }
}

/** Rate limit for one caregiver's app. A handset that was offline for a day sends its signs one at a time. */
const CALLS_PER_MINUTE = 60;

/** Maximum body size of a pairing, in bytes. */
const PAIRING_BODY_BYTES = 1_024;

const SUCCESS_MESSAGES: Readonly<Record<SignEnd, ProblemCode>> = {
  signIn: 'okSignedInByApp',
  signOut: 'okSignedOutByApp',
};

/**
 * Adds the routes of the caregiver's app, which authenticates with its key: reading and signing the caregiver's own
 * visits.
 */
export async function addCaregiverRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const failures = app.createRateLimit({ max: context.config.addressRate, timeWindow: '1 minute' });
  app.decorateRequest('appCaller', null);
  const route = {
    onRequest: async (request: FastifyRequest) => {
      const limit = await failures(request, { increment: false });
      if (!limit.isAllowed && limit.remaining === 0) throw new HttpError(429);
      try {
        request.appCaller = await callerOfApp(context, request.headers.authorization);
      } catch (error) {
        if (error instanceof Unauthenticated) await failures(request);
        throw error;
      }
    },
    config: {
      takesLongBody: true,
      rateLimit: {
        max: CALLS_PER_MINUTE,
        timeWindow: '1 minute',
        hook: 'preParsing' as const,
        keyGenerator: (request: FastifyRequest) => `caregiver ${request.appCaller?.id}`,
        errorResponseBuilder: () => new HttpError(429),
      },
    },
  };
  app.get('/api/selectOwnVisits.serviceApplication.open', {
    ...route,
    handler: async (request, reply) => {
      const query = requireValid(parseDotted(request.raw.url?.split('?', 2)[1] ?? ''));
      const fields = caregiverCalls.selectOwnVisits;
      const { date } = requireValid(parseFields(fields, coerceFields(fields, query)));
      const caller = callerOf(request);
      const data = await selectOwnVisits(context, caller, date);
      logReading(context, request, { caller, count: data.length });
      const message = messageFor(request, 'okRead');
      return sendJson({ request, reply, body: { status: STATUS.SUCCESS, message, data, dataCount: data.length } });
    },
  });
  app.post('/api/pairApp.attendant.open', {
    bodyLimit: PAIRING_BODY_BYTES,
    handler: async (request, reply) => {
      const limit = await failures(request, { increment: false });
      if (!limit.isAllowed && limit.remaining === 0) throw new HttpError(429);
      if (!(request.body instanceof ParsedBody) || !request.body.typed) throw new HttpError(415);
      const { code } = requireValid(parseFields(caregiverCalls.pairApp, request.body.params));
      const call = callOf(context, request, { entity: attendant, operation: 'pairApp', id: idOfCode(code) });
      try {
        const data = await pairApp(call, context, code);
        const body = { status: STATUS.SUCCESS, message: messageFor(request, 'okAppPaired'), data };
        return sendJson({ request, reply, body });
      } catch (error) {
        if (error instanceof Unauthenticated) await failures(request);
        throw error;
      }
    },
  });
  for (const end of ['signIn', 'signOut'] as const) {
    app.post(`/api/${end}.serviceApplication.open`, {
      ...route,
      bodyLimit: SIGN_BODY_BYTES,
      handler: async (request, reply) => {
        if (!(request.body instanceof ParsedBody) || !request.body.typed) throw new HttpError(415);
        const sent = readSign(end, request.body.params);
        const call = callOf(context, request, { entity: serviceApplication, operation: end, id: sent.input.id });
        const data = await signVisit({ call, context, caller: callerOf(request), end, sent });
        return sendJson({
          request,
          reply,
          body: { status: STATUS.SUCCESS, message: messageFor(request, SUCCESS_MESSAGES[end]), data },
        });
      },
    });
  }

  function messageFor({ headers }: FastifyRequest, code: ProblemCode): string {
    return context.translate(localeOf(headers['accept-language']), code);
  }
}

function callerOf({ appCaller }: FastifyRequest): AppCaller {
  if (!appCaller) throw new Unauthenticated();
  return appCaller;
}

/** Returns the call for the audit trail: the server acts for the caregiver, whom the steps of the visit name. */
function callOf(context: Context, request: FastifyRequest, callTarget: Parameters<typeof systemCall>[1]): Call {
  return {
    ...systemCall(context, callTarget),
    locale: localeOf(request.headers['accept-language']),
    method: request.method,
    path: request.url,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    traceId: request.id,
  };
}

/**
 * Logs that an app has read visits with unmasked names and addresses. Repetitions within a minute are counted in one
 * entry.
 */
function logReading(
  context: Context,
  request: FastifyRequest,
  { caller: { id }, count }: { caller: AppCaller; count: number },
): void {
  const call = callOf(context, request, { entity: attendant, operation: 'selectOwnVisits', id });
  const entry = { call, id, logType: 'privacy', resultStatus: STATUS.SUCCESS, diff: { rows: count } };
  context.audit.buffer(`selectOwnVisits ${id}`, entry);
}
