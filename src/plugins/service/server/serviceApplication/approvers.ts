import { compilePermissions, permissionName } from '../../../../../contract/permissions';
import type { Problem } from '../../../../../contract/problems';
import { type Change, fieldInput, findRecord, type Handler } from '../../../../../server/plugin-api';
import { readDataScope, readPermissionSet, scopedContext } from '../../../../../server/plugin-api/builtin';
import { offeredColleagues } from '../../../system/server/public';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { serviceApplicationReads } from '../../entities/applications/serviceApplicationReads';

/** Returns the permission that an approver needs: `approveReversal` for a requested reversal, else `approveTimes`. */
const approvalPermission = (operation: string) =>
  permissionName(operation === 'requestReversal' ? 'approveReversal' : 'approveTimes', 'serviceApplication', 'open');

/**
 * Requires the approver to be another administrator who is enabled, has the permission, can see the visit, and has entered none of
 * the times that the approval covers.
 */
export async function chosenApproverProblems({
  transaction,
  context,
  call,
  inputs,
  before,
}: Change<'serviceApplication'>): Promise<Problem[]> {
  const { approverId } = inputs;
  if (typeof approverId !== 'number') return [];
  const problem = (code: Problem['code']): Problem[] => [{ field: 'approverId', code }];
  if (approverId === call.caller?.adminId) return problem('approverSelf');
  if (call.operation !== 'requestReversal' && before && hasEnteredTimes(before, approverId)) {
    return problem('approverEnteredTimes');
  }
  const approver = await transaction
    .selectFrom('admin')
    .select('status')
    .where('id', '=', approverId)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  if (!approver) return problem('unknownReference');
  if (approver.status !== 'enabled') return problem('approverNotActive');
  if (!compilePermissions(await readPermissionSet(transaction, approverId))(approvalPermission(call.operation)))
    return problem('approverMayNot');
  const { database } = scopedContext(context, await readDataScope(transaction, approverId));
  const visibleRecord = before && (await findRecord(database.applyScope(transaction), serviceApplication, before.id));
  return visibleRecord ? [] : problem('approverMayNot');
}

/** Steps that enter times manually. */
const MANUAL_ENTRY_ACTIONS: ReadonlySet<string> = new Set(['signInManual', 'signOutManual', 'amend']);

/** Whether a step enters times manually. */
export const isManualEntry = (action: string | undefined): boolean =>
  action !== undefined && MANUAL_ENTRY_ACTIONS.has(action);

function hasEnteredTimes({ steps }: Pick<ServiceApplication, 'steps'>, adminId: number): boolean {
  return (steps ?? []).some(
    (step) => isManualEntry(step.action) && step.approverName === null && step.adminId === adminId,
  );
}

/** Allows approval only by the requested approver, and never of what they entered or requested themselves. */
export function approvingCallerProblems({ call, before }: Change<'serviceApplication'>): Problem[] {
  if (call.entity.name !== 'serviceApplication' || !before) return [];
  const adminId = call.caller?.adminId;
  const problem = (code: Problem['code']): Problem[] => [{ field: '', code }];
  if (call.operation === 'approveTimes') {
    if (before.approvalAdminId !== adminId) return problem('approvalOfOther');
    return adminId !== undefined && hasEnteredTimes(before, adminId) ? problem('approverEnteredTimes') : [];
  }
  if (call.operation !== 'approveReversal') return [];
  if (before.reversalAdminId === null) return problem('reversalNotRequested');
  if (before.reversalAskedById === adminId) return problem('approverSelf');
  return before.reversalAdminId === adminId ? [] : problem('approvalOfOther');
}

/** `selectApprovers`: the administrators whom the caller can ask to approve manual times. */
export const selectApprovers = approversOf('selectApprovers', 'approveTimes');

/** `selectReversalApprovers`: the administrators whom the caller can ask to approve the reversal of a settlement. */
export const selectReversalApprovers = approversOf('selectReversalApprovers', 'requestReversal');

function approversOf(read: 'selectApprovers' | 'selectReversalApprovers', operation: string): Handler {
  const { input, limit } = serviceApplicationReads[read];
  return async (call, context) => {
    const { keyword } = fieldInput(call, input);
    const data = await offeredColleagues({
      call,
      context,
      requiredPermission: approvalPermission(operation),
      keyword,
      limit,
    });
    return { data, dataCount: data.length, message: 'okRead' };
  };
}
