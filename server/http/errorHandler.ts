import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Envelope, STATUS } from '../../contract/calls/envelope';
import type { UnavailableCode } from '../../contract/calls/responseCodes';
import type { ProblemCode } from '../../contract/problems';
import { HttpError, Rejection, Unauthenticated } from '../call/failures';
import { httpErrorBody, rejectionBody } from '../call/operationResult';
import { type Texts, translate } from '../call/texts';
import { unavailableCode } from '../db/unavailableCode';
import { sendJson } from './answers/sendJson';
import { localeOf } from './localeOf';

/** Seconds of the `Retry-After` header of a 503, by cause. */
export const RETRY_AFTER_S: Readonly<Record<UnavailableCode, number>> = {
  unavailable: 5,
  readOnly: 15,
  storageFull: 60,
  overloaded: 2,
};

/** Converts everything thrown into a response. Only this code decides what a caller may learn about a failure. */
export function addErrorHandler(app: FastifyInstance, texts: Texts): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { httpStatus, body } = toErrorResponse(error, request);
    if (httpStatus === 503) reply.header('retry-after', RETRY_AFTER_S[unavailableReason(error)]);
    if (httpStatus >= 500) request.log.error({ err: loggable(error), traceId: request.id }, 'a call failed');
    return sendJson({ request, reply, httpStatus, body });
  });

  function toErrorResponse(error: FastifyError, request: FastifyRequest): { httpStatus: number; body: Envelope } {
    const locale = localeOf(request.headers['accept-language']);
    if (error instanceof Rejection) return { httpStatus: 200, body: rejectionBody(error, texts, locale) };
    if (error instanceof Unauthenticated) {
      const code: ProblemCode = 'sessionEnded';
      return {
        httpStatus: 200,
        body: { status: STATUS.UNAUTHENTICATED, code, message: translate(texts, locale, code) },
      };
    }
    const status = statusOf(error);
    const code = status === 503 ? unavailableReason(error) : undefined;
    return { httpStatus: status, body: httpErrorBody({ texts, locale, status, code, path: pathOf(request) }) };
  }
}

/** Responds 404 to an unknown address. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, texts: Texts): Promise<FastifyReply> {
  const locale = localeOf(request.headers['accept-language']);
  const body = httpErrorBody({ texts, locale, status: 404, path: pathOf(request) });
  return sendJson({ request, reply, httpStatus: 404, body });
}

/** Database drivers attach the values of a row to their errors. Those must not be logged. */
function loggable({ name, code, message, stack, cause }: FastifyError): Record<string, unknown> {
  return {
    type: name,
    code,
    message,
    stack,
    ...(cause instanceof Error && { cause: loggable(cause as FastifyError) }),
  };
}

function statusOf(error: FastifyError): number {
  if (error instanceof HttpError) return error.status;
  if (unavailableCode(error)) return 503;
  const { statusCode } = error;
  // Fastify's own 4xx errors (too large, wrong type, bad address). Any other error is an internal one, whatever status it
  // claims.
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

/** Returns the cause of a 503. */
function unavailableReason(error: FastifyError): UnavailableCode {
  return (error instanceof HttpError ? error.code : unavailableCode(error)) ?? 'unavailable';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
