import { compilePermissions, permissionName } from '../../../../../contract/permissions';
import type { Problem } from '../../../../../contract/problems';
import {
  type Change,
  fieldInput,
  findRecord,
  type Handler,
  readDataScope,
  readPermissionSet,
  seenContext,
} from '../../../../../server/plugin-api';
import { offeredColleagues } from '../../../system/server/public';
import { serviceApplication } from '../../entities/serviceApplication';
import { serviceApplicationReads } from '../../entities/serviceApplicationReads';

const APPROVE = permissionName('approveTimes', 'serviceApplication', 'open');

/** Requires the approver to be another administrator who is enabled, has the permission, and can see the visit. */
export async function approverProblems({
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
  const approver = await transaction
    .selectFrom('admin')
    .select('status')
    .where('id', '=', approverId)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  if (!approver) return problem('unknownReference');
  if (approver.status !== 'enabled') return problem('approverNotActive');
  if (!compilePermissions(await readPermissionSet(transaction, approverId))(APPROVE)) return problem('approverMayNot');
  const { database } = seenContext(context, await readDataScope(transaction, approverId));
  const seen = before && (await findRecord(database.within(transaction), serviceApplication, before.id));
  return seen ? [] : problem('approverMayNot');
}

/** Allows approval only by the requested approver. */
export function approvalProblems({ call, before }: Change<'serviceApplication'>): Problem[] {
  if (call.operation !== 'approveTimes' || call.entity.name !== 'serviceApplication') return [];
  return before?.approvalAdminId === call.caller?.adminId ? [] : [{ field: '', code: 'approvalOfOther' }];
}

/** `selectApprovers`: the administrators whom the caller can ask to approve manual times. */
export const selectApprovers: Handler = async (call, context) => {
  const { input, limit } = serviceApplicationReads.selectApprovers;
  const { keyword } = fieldInput(call, input);
  const data = await offeredColleagues({ call, context, needed: APPROVE, keyword, limit });
  return { data, dataCount: data.length, message: 'okRead' };
};
