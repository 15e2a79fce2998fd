import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RIGHTS_HEADER } from '../../contract/calls/envelope';
import type { OperationSpec } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { SessionState } from '../auth/sessions';
import { HttpError, rejection, Unauthenticated } from '../call/failures';
import { requireRecentPassword } from '../call/requireRecentPassword';
import type { Context } from '../operations/context';
import type { Operation } from '../operations/operations';
import { auditRejection } from './audit/auditRejection';
import { createRateLimiter } from './rateLimits';
import { isExport, isRefresh, splitUrl } from './readCall';
import { WITHOUT_SESSION } from './withoutSession';

/** A request as known before its body is read. */
export interface AdmittedCall {
  operation: Operation;
  session: SessionState;
  queryText: string;
  startTime: number;
}

/** The only calls allowed while an account must enroll a second factor. */
const CALLS_DURING_ENROLMENT: ReadonlySet<string> = new Set([
  'selectSecondFactors',
  'enrolTotp',
  'confirmTotp',
  'enrolPasskey',
  'confirmPasskey',
  'reauthenticate',
]);

/**
 * Returns an `onRequest` hook that checks a request by its address and headers, before its body is read. In this order it
 * checks operation, session, rate limits, permission, recent password (if required) and length.
 */
export function admissionHook(app: FastifyInstance, context: Context, operations: ReadonlyMap<string, Operation>) {
  const checkRateLimit = createRateLimiter(app, context.config);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const startTime = context.now();
    const { name, queryText } = splitUrl(request.raw.url ?? '');
    const operation = operations.get(name);
    if (!operation || (operation.spec.method === 'POST' && request.method !== 'POST')) throw new HttpError(404);
    const { authorization } = request.headers;
    const session = await context.sessions.check(authorization, operation.entity.name, !isRefresh(request));
    const admitted = { operation, session, queryText, startTime };
    request.admitted = admitted;
    if (session.caller) reply.header(RIGHTS_HEADER, session.caller.rights);
    await checkRateLimit(request, reply, admitted);
    try {
      requirePermission(admitted, name);
      if (isExport(request)) requireExport(admitted);
      if (session.caller?.viewer) requireViewable(operation.spec, isExport(request));
      if (operation.spec.requiresPassword && session.caller) requireRecentPassword(session.caller, startTime);
    } catch (error) {
      await auditRejection({ context, request, admitted, error });
      throw error;
    }
    if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit) throw new HttpError(413);
  };
}

function requirePermission({ operation: { spec }, session: { caller } }: AdmittedCall, name: string): void {
  if (spec.kind === 'auth' && WITHOUT_SESSION.has(spec.operation)) return;
  if (!caller) throw new Unauthenticated();
  if (caller.mustChangePassword && spec.operation !== 'changePassword') throw rejection('mustChangePassword');
  if (
    caller.mustEnrol &&
    !caller.mustChangePassword &&
    !(spec.kind === 'auth' && CALLS_DURING_ENROLMENT.has(spec.operation))
  ) {
    throw rejection('mustEnrol');
  }
  if (spec.kind !== 'auth' && !caller.can(name)) throw new HttpError(403);
  const uncovered = spec.unmaskedEntities ?? [];
  if (!uncovered.every((entity) => caller.can(permissionName('unmask', entity, 'admin')))) throw new HttpError(403);
}

/** Session calls allowed while viewing the console as another account. */
const CALLS_WHILE_VIEWING: ReadonlySet<string> = new Set([
  'reloadPermission',
  'selectHelpPaths',
  'selectHelp',
  'selectInbox',
  'selectViews',
  'selectDefaultViews',
  'endViewAs',
]);

/** Such a viewer can neither change, unmask nor export anything. */
function requireViewable({ kind, operation, risk }: OperationSpec, isExported: boolean): void {
  const isViewable =
    kind === 'auth'
      ? CALLS_WHILE_VIEWING.has(operation) || WITHOUT_SESSION.has(operation)
      : risk === 'read' && !isExported;
  if (!isViewable) throw rejection('readOnlyView');
}

/** Exporting a list requires a separate permission. */
function requireExport({ operation, session: { caller } }: AdmittedCall): void {
  const { spec, entity } = operation;
  if (spec.kind === 'auth' || spec.risk !== 'read') return;
  if (!caller?.can(permissionName('export', entity.name, 'admin'))) throw new HttpError(403);
}
