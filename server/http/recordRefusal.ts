import type { FastifyRequest } from 'fastify';
import { STATUS } from '../../contract/envelope';
import { HttpRefusal, Rejection } from '../call/failures';
import { isAskedAgain } from '../call/freshPassword';
import type { Context } from '../operations/context';
import type { AdmittedCall } from './admission';
import { readCall } from './readCall';

interface RefusedCall {
  context: Context;
  request: FastifyRequest;
  admitted: AdmittedCall;
  error: unknown;
}

/** Attempts leave a trace too, except reads, which change nothing. Logins write their own. */
export async function recordRefusal({ context, request, admitted, error }: RefusedCall): Promise<void> {
  const { spec } = admitted.operation;
  if (spec.risk === 'read' || spec.kind === 'auth' || !admitted.session.caller) return;
  const refusal = describeRefusal(error);
  if (refusal) await context.audit.appendAlone({ call: readCall(request, admitted), ...refusal });
}

function describeRefusal(error: unknown): { resultStatus: number; errorMsg: string } | undefined {
  // The call is repeated when the password has been given.
  if (isAskedAgain(error)) return undefined;
  if (error instanceof Rejection) return { resultStatus: STATUS.REJECTED, errorMsg: error.message };
  if (error instanceof HttpRefusal && error.status === 403) return { resultStatus: 403, errorMsg: 'http403' };
  return undefined;
}
