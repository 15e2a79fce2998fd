import type { FastifyRequest } from 'fastify';
import { STATUS } from '../../contract/envelope';
import { personBehind } from '../call/call';
import { HttpRefusal, Rejection } from '../call/failures';
import { isAskedAgain } from '../call/freshPassword';
import type { Context } from '../operations/context';
import type { AdmittedCall } from './admission';
import { readCall } from './readCall';
import { WITHOUT_SESSION } from './withoutSession';

interface RefusedCall {
  context: Context;
  request: FastifyRequest;
  admitted: AdmittedCall;
  error: unknown;
}

/**
 * Attempts leave a trace too: every call without permission, reads as well, and every write that was refused. Logins write their own.
 * Calls without permission cost no write: they are written together within seconds, and who repeats them is counted.
 */
export async function recordRefusal({ context, request, admitted, error }: RefusedCall): Promise<void> {
  const {
    operation: { spec },
    session: { caller },
  } = admitted;
  // The call is repeated when the password has been given.
  if (!caller || WITHOUT_SESSION.has(spec.operation) || isAskedAgain(error)) return;
  if (error instanceof HttpRefusal && error.status === 403) {
    // Nobody has looked at what stands behind the question mark, so it may be anything.
    const call = readCall(request, { ...admitted, queryText: '' });
    const key = `${personBehind(caller).adminId} ${spec.operation}.${spec.entity}.${spec.scope}`;
    return context.audit.note(key, { call, resultStatus: 403, errorMsg: 'http403' });
  }
  if (!(error instanceof Rejection) || spec.risk === 'read') return;
  const call = readCall(request, admitted);
  // What is refused of one's own account is about that account.
  const id = spec.kind === 'auth' && spec.entity === 'admin' ? caller.adminId : undefined;
  await context.audit.appendAlone({ call, id, resultStatus: STATUS.REJECTED, errorMsg: error.message });
}
