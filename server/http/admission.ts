import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RIGHTS_HEADER } from '../../contract/envelope';
import type { OperationSpec } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { SessionState } from '../auth/sessions';
import { HttpRefusal, rejection, Unauthenticated } from '../call/failures';
import { requireFreshPassword } from '../call/freshPassword';
import type { Context } from '../operations/context';
import type { Operation } from '../operations/operations';
import { budgets } from './budgets';
import { isExport, isRefresh, splitUrl } from './readCall';
import { recordRefusal } from './recordRefusal';
import { WITHOUT_SESSION } from './withoutSession';

/** A request as known before its body is read. */
export interface AdmittedCall {
  operation: Operation;
  session: SessionState;
  queryText: string;
  startTime: number;
}

/** The only calls allowed while an account must enroll a second factor. */
const ENROLMENT: ReadonlySet<string> = new Set([
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
export function admission(app: FastifyInstance, context: Context, operations: ReadonlyMap<string, Operation>) {
  const spend = budgets(app, context.config);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const startTime = context.now();
    const { name, queryText } = splitUrl(request.raw.url ?? '');
    const operation = operations.get(name);
    if (!operation || (operation.spec.method === 'POST' && request.method !== 'POST')) throw new HttpRefusal(404);
    const { authorization } = request.headers;
    const session = await context.sessions.check(authorization, operation.entity.name, !isRefresh(request));
    const admitted = { operation, session, queryText, startTime };
    request.admitted = admitted;
    if (session.caller) reply.header(RIGHTS_HEADER, session.caller.rights);
    await spend(request, reply, admitted);
    try {
      requirePermission(admitted, name);
      if (isExport(request)) requireExport(admitted);
      if (session.caller?.viewer) requireViewable(operation.spec, isExport(request));
      if (operation.spec.asksPassword && session.caller) requireFreshPassword(session.caller, startTime);
    } catch (error) {
      await recordRefusal({ context, request, admitted, error });
      throw error;
    }
    if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit) throw new HttpRefusal(413);
  };
}

function requirePermission({ operation: { spec }, session: { caller } }: AdmittedCall, name: string): void {
  if (spec.kind === 'auth' && WITHOUT_SESSION.has(spec.operation)) return;
  if (!caller) throw new Unauthenticated();
  if (caller.mustChangePassword && spec.operation !== 'changePassword') throw rejection('mustChangePassword');
  if (caller.mustEnrol && !caller.mustChangePassword && !(spec.kind === 'auth' && ENROLMENT.has(spec.operation))) {
    throw rejection('mustEnrol');
  }
  if (spec.kind !== 'auth' && !caller.can(name)) throw new HttpRefusal(403);
  const uncovered = spec.uncovers ?? [];
  if (!uncovered.every((entity) => caller.can(permissionName('unmask', entity, 'admin')))) throw new HttpRefusal(403);
}

/** Session calls allowed while viewing the console as another account. */
const VIEWING: ReadonlySet<string> = new Set([
  'reloadPermission',
  'selectHelpPaths',
  'selectHelp',
  'selectInbox',
  'endViewAs',
]);

/** Such a viewer can neither change, unmask nor export anything. */
function requireViewable({ kind, operation, risk }: OperationSpec, isExported: boolean): void {
  const isViewable =
    kind === 'auth' ? VIEWING.has(operation) || WITHOUT_SESSION.has(operation) : risk === 'read' && !isExported;
  if (!isViewable) throw rejection('readOnlyView');
}

/** Exporting a list requires a separate permission. */
function requireExport({ operation, session: { caller } }: AdmittedCall): void {
  const { spec, entity } = operation;
  if (spec.kind === 'auth' || spec.risk !== 'read') return;
  if (!caller?.can(permissionName('export', entity.name, 'admin'))) throw new HttpRefusal(403);
}
