import { toIsoMoment } from '../../../../../contract/moment';
import { type Change, findRecord, type WireRecord } from '../../../../../server/plugin-api';
import { ruleContext } from '../../../../../server/plugin-api/builtin';
import type { Elderly } from '../../../elderly/entities/elderly';
import { elderly } from '../../../elderly/entities/elderly';
import { elderlyType } from '../../../elderly/entities/types/elderlyType';
import type { ApplicationAction } from '../../entities/applications/applicationStates';
import { approvedPrice } from '../../entities/applications/approvedPrice';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { deriveServiceApplication } from '../../entities/applications/serviceApplicationRules';
import { attendant } from '../../entities/attendants/attendant';
import { userAddress } from '../../entities/places/userAddress';
import { serviceType } from '../../entities/serviceType';
import { isManualEntry } from './approvers';
import { actionOf, isAssignment, isReplanned } from './changedApplication';
import { placeFieldsFromAddress, placeFieldsFromHome } from './placeFields';

/** Fills the server-managed fields of an application: snapshots of elder and place, the attendant, the price, the step. */
export async function fillServerFields(change: Change<'serviceApplication'>): Promise<WireRecord> {
  const { kind, record } = change;
  if (kind === 'remove') return {};
  const elder = await findRecord(change.transaction, elderly, record.elderlyId);
  const values: WireRecord = {};
  if (kind === 'insert' && elder) Object.assign(values, elderSnapshot(elder));
  if (isPlaceEditable(change)) Object.assign(values, await placeFields(change, elder));
  if (isAssignment(change)) Object.assign(values, await attendantFields(change));
  if (kind === 'transition' && isReplanned(change)) Object.assign(values, await recomputedPrice(change));
  Object.assign(values, await approverFields(change), appendStep(change, values));
  if (kind === 'transition') Object.assign(values, await priceByApprovedMinutes(change, values));
  return values;
}

function elderSnapshot(elder: Elderly): WireRecord {
  return {
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    elderlyPhone: elder.phone ?? elder.landline ?? elder.contacts[0]?.phone ?? null,
    elderlyCapacityTypeId: elder.elderlyCapacityTypeId,
    elderlyTypeId: elder.elderlyTypeId,
  };
}

/** Returns whether the place still follows the selected address, as it does until an attendant is assigned. */
function isPlaceEditable(change: Change<'serviceApplication'>): boolean {
  const { kind, before, values } = change;
  if (kind === 'insert' || isAssignment(change)) return true;
  return (
    kind === 'update' && 'userAddressId' in values && (before?.status === 'applied' || before?.status === 'accepted')
  );
}

async function placeFields(
  { transaction, record }: Change<'serviceApplication'>,
  elder: WireRecord | undefined,
): Promise<WireRecord> {
  const selectedAddress =
    typeof record.userAddressId === 'number'
      ? await findRecord(transaction, userAddress, record.userAddressId)
      : undefined;
  return selectedAddress ? placeFieldsFromAddress(selectedAddress) : placeFieldsFromHome(elder);
}

async function attendantFields({ transaction, record }: Change<'serviceApplication'>): Promise<WireRecord> {
  const { attendantId } = record;
  const found = attendantId === null ? undefined : await findRecord(transaction, attendant, attendantId);
  return { attendantName: found?.name ?? null };
}

/** Recomputes the price after a change of the plan. */
async function recomputedPrice({
  context,
  transaction,
  record,
  today,
}: Change<'serviceApplication'>): Promise<WireRecord> {
  const { entities, dictionaries } = context;
  const incoming = new Set(['planStart', 'planEnd']);
  const options = {
    queries: transaction,
    entity: serviceApplication,
    entities,
    dictionaries,
    record,
    incomingFields: incoming,
    today,
  };
  const { planMinutes, priceFen, fundFen, selfFen, priceBasis, pricedMinutes } = deriveServiceApplication(
    record,
    await ruleContext(options),
  );
  return { planMinutes, priceFen, fundFen, selfFen, priceBasis, pricedMinutes };
}

/** Steps that can change or approve the minutes of a visit. */
const TIMING_ACTIONS: ReadonlySet<unknown> = new Set([
  'signInManual',
  'signOutManual',
  'amend',
  'approveTimes',
  'signOut',
] satisfies ApplicationAction[]);

/** Returns the price by the approved minutes of a visit whose times were entered by hand, or the `priceBasis` that states
 * why the price stays. */
async function priceByApprovedMinutes(change: Change<'serviceApplication'>, values: WireRecord): Promise<WireRecord> {
  const { transaction, record } = change;
  const visit = { ...record, ...values };
  if (!TIMING_ACTIONS.has(actionOf(change)) || !(visit.steps ?? []).some(({ action }) => isManualEntry(action)))
    return {};
  const service = await findRecord(transaction, serviceType, visit.serviceTypeId);
  const programme =
    visit.elderlyTypeId === null ? undefined : await findRecord(transaction, elderlyType, visit.elderlyTypeId);
  if (!service) return { priceBasis: 'agreed' };
  return approvedPrice(visit, { serviceType: service, copayPct: programme?.defaultCopayPct ?? 0 });
}

/** Returns the requested approver; nothing for an unknown one, which the guard reports at its input. */
async function approverFields({
  transaction,
  context,
  call,
  inputs,
}: Change<'serviceApplication'>): Promise<WireRecord> {
  if (typeof inputs.approverId !== 'number') return {};
  const admin = context.findEntity('admin');
  const approver = admin && (await findRecord(transaction, admin, inputs.approverId));
  if (!approver) return {};
  return call.operation === 'requestReversal'
    ? { reversalAdminId: inputs.approverId, reversalAskedById: call.caller?.adminId ?? null }
    : { approvalAdminId: inputs.approverId };
}

/** Steps that name their attendant, besides assignments. */
const ATTENDANT_ACTIONS: ReadonlySet<string> = new Set(['remind', 'signIn', 'signOut']);

/** Appends the step to the history: what, when and by whom. A corrected time is stored with its old and its new value. */
function appendStep(change: Change<'serviceApplication'>, values: WireRecord): WireRecord {
  const { before, record, inputs, call, now } = change;
  const action = actionOf(change);
  if (!action) return {};
  const actor = { adminId: call.caller?.adminId ?? null, adminName: call.caller?.name ?? null };
  const time = toIsoMoment(now);
  const namesAttendant = isAssignment(change) || ATTENDANT_ACTIONS.has(action);
  const note = inputs.note ?? inputs.reason ?? null;
  const newStep = {
    action,
    time,
    ...actor,
    approverName: null,
    attendantId: namesAttendant ? record.attendantId : null,
    attendantName: namesAttendant ? (values.attendantName ?? record.attendantName) : null,
    note,
  };
  if (action === 'approveTimes' && before) return approveSteps(before, newStep);
  const steps = [...(before ? (before.steps ?? []) : []), newStep];
  if (action !== 'amend' || !before) return { steps };
  const amendment = {
    time,
    ...actor,
    approverName: null,
    reason: inputs.reason,
    signInBefore: before.signInTime,
    signInAfter: record.signInTime,
    signOutBefore: before.signOutTime,
    signOutAfter: record.signOutTime,
  };
  return { steps, amendments: [...(before.amendments ?? []), amendment] };
}

/** Attributes all unapproved manual entries to the last requested approver. */
function approveSteps(before: ServiceApplication, newStep: NewStep): WireRecord {
  const { adminName: approverName } = newStep;
  const steps = (before.steps ?? []).map((earlier) =>
    isManualEntry(earlier.action) ? { ...earlier, approverName: earlier.approverName ?? approverName } : earlier,
  );
  const amendments = before.amendments?.map((earlier) => ({
    ...earlier,
    approverName: earlier.approverName ?? approverName,
  }));
  return { steps: [...steps, newStep], ...(amendments && { amendments }) };
}

type NewStep = WireRecord & { adminName: string | null };
