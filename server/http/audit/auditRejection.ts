import type { FastifyRequest } from 'fastify';
import { STATUS } from '../../../contract/calls/envelope';
import { realCaller } from '../../call/call';
import { HttpError, Rejection } from '../../call/failures';
import { needsReauthentication } from '../../call/requireRecentPassword';
import type { Context } from '../../operations/context';
import type { AdmittedCall } from '../admission';
import { readCall } from '../readCall';
import { WITHOUT_SESSION } from '../withoutSession';

interface RejectedCall {
  context: Context;
  request: FastifyRequest;
  admitted: AdmittedCall;
  error: unknown;
}

/**
 * Logs rejected attempts: every call without permission, including reads, and every rejected write. Sign-ins log themselves.
 * Calls without permission are cheap: they are logged together within seconds, and repetitions are only counted.
 */
export async function auditRejection({ context, request, admitted, error }: RejectedCall): Promise<void> {
  const {
    operation: { spec },
    session: { caller },
  } = admitted;
  // The caller repeats the call after entering the password.
  if (!caller || WITHOUT_SESSION.has(spec.operation) || needsReauthentication(error)) return;
  if (error instanceof HttpError && error.status === 403) {
    // The query string has not been validated and may contain anything.
    const call = readCall(request, { ...admitted, queryText: '' });
    const key = `${realCaller(caller).adminId} ${spec.operation}.${spec.entity}.${spec.scope}`;
    return context.audit.buffer(key, { call, resultStatus: 403, errorMsg: 'http403' });
  }
  if (!(error instanceof Rejection) || spec.risk === 'read') return;
  const call = readCall(request, admitted);
  // A rejected call about the caller's own account is logged with that account.
  const id = spec.kind === 'auth' && spec.entity === 'admin' ? caller.adminId : undefined;
  await context.audit.appendInOwnTransaction({ call, id, resultStatus: STATUS.REJECTED, errorMsg: error.message });
}
