import { momentText } from '../../../../../contract/moment';
import { type Change, findRecord, ruleContext, type WireRecord } from '../../../../../server/plugin-api';
import type { Elderly } from '../../../elderly/entities/elderly';
import { elderly } from '../../../elderly/entities/elderly';
import { elderlyType } from '../../../elderly/entities/elderlyType';
import type { ApplicationAction } from '../../entities/applicationStates';
import { approvedPrice } from '../../entities/approvedPrice';
import { attendant } from '../../entities/attendant';
import { type ServiceApplication, serviceApplication } from '../../entities/serviceApplication';
import { deriveServiceApplication } from '../../entities/serviceApplicationRules';
import { serviceType } from '../../entities/serviceType';
import { userAddress } from '../../entities/userAddress';
import { isByHand } from './approvers';
import { actionOf, isAssignment, isPlanned } from './changedApplication';
import { placeIn, placeOfHome } from './servicePlace';

/** Fills the server-managed fields of an application: snapshots of elder and place, the attendant, the price, the step. */
export async function completeApplication(change: Change<'serviceApplication'>): Promise<WireRecord> {
  const { kind, record } = change;
  if (kind === 'remove') return {};
  const elder = await findRecord(change.transaction, elderly, record.elderlyId);
  const values: WireRecord = {};
  if (kind === 'insert' && elder) Object.assign(values, snapshotOf(elder));
  if (isPlaceOpen(change)) Object.assign(values, await placeOf(change, elder));
  if (isAssignment(change)) Object.assign(values, await assignedTo(change));
  if (kind === 'transition' && isPlanned(change)) Object.assign(values, await priced(change));
  Object.assign(values, await askedOf(change), step(change, values));
  if (kind === 'transition') Object.assign(values, await pricedByMinutes(change, values));
  return values;
}

function snapshotOf(elder: Elderly): WireRecord {
  return {
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    elderlyPhone: elder.phone ?? elder.landline ?? elder.contacts[0]?.phone ?? null,
    elderlyCapacityTypeId: elder.elderlyCapacityTypeId,
    elderlyTypeId: elder.elderlyTypeId,
  };
}

/** Returns whether the place still follows the selected address, as it does until an attendant is assigned. */
function isPlaceOpen(change: Change<'serviceApplication'>): boolean {
  const { kind, before, values } = change;
  if (kind === 'insert' || isAssignment(change)) return true;
  return (
    kind === 'update' && 'userAddressId' in values && (before?.status === 'applied' || before?.status === 'accepted')
  );
}

async function placeOf(
  { transaction, record }: Change<'serviceApplication'>,
  elder: WireRecord | undefined,
): Promise<WireRecord> {
  const chosen =
    typeof record.userAddressId === 'number'
      ? await findRecord(transaction, userAddress, record.userAddressId)
      : undefined;
  return chosen ? placeIn(chosen) : placeOfHome(elder);
}

async function assignedTo({ transaction, record }: Change<'serviceApplication'>): Promise<WireRecord> {
  const { attendantId } = record;
  const found = attendantId === null ? undefined : await findRecord(transaction, attendant, attendantId);
  return { attendantName: found?.name ?? null };
}

/** Recomputes the price after a change of the plan. */
async function priced({ context, transaction, record, today }: Change<'serviceApplication'>): Promise<WireRecord> {
  const { entities, dictionaries } = context;
  const given = new Set(['planStart', 'planEnd']);
  const options = { queries: transaction, entity: serviceApplication, entities, dictionaries, record, given, today };
  const { planMinutes, priceFen, fundFen, selfFen, priceBasis, pricedMinutes } = deriveServiceApplication(
    record,
    await ruleContext(options),
  );
  return { planMinutes, priceFen, fundFen, selfFen, priceBasis, pricedMinutes };
}

/** Steps after which the minutes of a visit may be others, or approved. */
const TIMING: ReadonlySet<unknown> = new Set([
  'signInManual',
  'signOutManual',
  'amend',
  'approveTimes',
  'signOut',
] satisfies ApplicationAction[]);

/** Once times were entered by hand, the price follows the approved minutes, or the record says why not. */
async function pricedByMinutes(change: Change<'serviceApplication'>, values: WireRecord): Promise<WireRecord> {
  const { transaction, record } = change;
  const visit = { ...record, ...values };
  if (!TIMING.has(actionOf(change)) || !(visit.steps ?? []).some(({ action }) => isByHand(action))) return {};
  const service = await findRecord(transaction, serviceType, visit.serviceTypeId);
  const programme =
    visit.elderlyTypeId === null ? undefined : await findRecord(transaction, elderlyType, visit.elderlyTypeId);
  if (!service) return { priceBasis: 'agreed' };
  return approvedPrice(visit, { serviceType: service, copayPct: programme?.defaultCopayPct ?? 0 });
}

/** Returns the requested approver; nothing for an unknown one, which the guard reports at its input. */
async function askedOf({ transaction, context, call, inputs }: Change<'serviceApplication'>): Promise<WireRecord> {
  if (typeof inputs.approverId !== 'number') return {};
  const admin = context.findEntity('admin');
  const asked = admin && (await findRecord(transaction, admin, inputs.approverId));
  if (!asked) return {};
  return call.operation === 'requestReversal'
    ? { reversalAdminId: inputs.approverId, reversalAskedById: call.caller?.adminId ?? null }
    : { approvalAdminId: inputs.approverId };
}

/** Steps that name their attendant, besides assignments. */
const NAMING: ReadonlySet<string> = new Set(['remind', 'signIn', 'signOut']);

/** Appends the step to the history: what, when and by whom. A corrected time is stored with its old and its new value. */
function step(change: Change<'serviceApplication'>, values: WireRecord): WireRecord {
  const { before, record, inputs, call, now } = change;
  const action = actionOf(change);
  if (!action) return {};
  const who = { adminId: call.caller?.adminId ?? null, adminName: call.caller?.name ?? null };
  const time = momentText(now);
  const names = isAssignment(change) || NAMING.has(action);
  const note = inputs.note ?? inputs.reason ?? null;
  const made = {
    action,
    time,
    ...who,
    approverName: null,
    attendantId: names ? record.attendantId : null,
    attendantName: names ? (values.attendantName ?? record.attendantName) : null,
    note,
  };
  if (action === 'approveTimes' && before) return approved(before, made);
  const steps = [...(before ? (before.steps ?? []) : []), made];
  if (action !== 'amend' || !before) return { steps };
  const amendment = {
    time,
    ...who,
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
function approved(before: ServiceApplication, made: Made): WireRecord {
  const { adminName: approverName } = made;
  const steps = (before.steps ?? []).map((earlier) =>
    isByHand(earlier.action) ? { ...earlier, approverName: earlier.approverName ?? approverName } : earlier,
  );
  const amendments = before.amendments?.map((earlier) => ({
    ...earlier,
    approverName: earlier.approverName ?? approverName,
  }));
  return { steps: [...steps, made], ...(amendments && { amendments }) };
}

type Made = WireRecord & { adminName: string | null };
