import { momentText } from '../../../../../contract/moment';
import { type Change, findRecord, ruleContext, type WireRecord } from '../../../../../server/plugin-api';
import type { Elderly } from '../../../elderly/entities/elderly';
import { elderly } from '../../../elderly/entities/elderly';
import { attendant } from '../../entities/attendant';
import { serviceApplication } from '../../entities/serviceApplication';
import { deriveServiceApplication } from '../../entities/serviceApplicationRules';
import { userAddress } from '../../entities/userAddress';
import { actionOf, isAssignment, isPlanned } from './changedApplication';
import { placeIn, placeOfHome } from './servicePlace';

/** What the server knows of an application: the elder as they are now, the place, the attendant, the price, the step made. */
export async function completeApplication(change: Change<'serviceApplication'>): Promise<WireRecord> {
  const { kind, record } = change;
  if (kind === 'remove') return {};
  const elder = await findRecord(change.transaction, elderly, record.elderlyId);
  const values: WireRecord = {};
  if (kind === 'insert' && elder) Object.assign(values, snapshotOf(elder));
  if (isPlaceOpen(change)) Object.assign(values, await placeOf(change, elder));
  if (isAssignment(change)) Object.assign(values, await assignedTo(change));
  if (kind === 'transition' && isPlanned(change)) Object.assign(values, await priced(change));
  Object.assign(values, await step(change, values));
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

/** The place follows the address chosen until somebody is sent there. */
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

/** A new plan may cost something else. */
async function priced({ context, transaction, record, today }: Change<'serviceApplication'>): Promise<WireRecord> {
  const { entities, dictionaries } = context;
  const given = new Set(['planStart', 'planEnd']);
  const options = { queries: transaction, entity: serviceApplication, entities, dictionaries, record, given, today };
  const { planMinutes, priceFen, fundFen, selfFen } = deriveServiceApplication(record, await ruleContext(options));
  return { planMinutes, priceFen, fundFen, selfFen };
}

/** Adds what was done, when and by whom to the history; a correction of times is kept with both of them as well. */
async function step(change: Change<'serviceApplication'>, values: WireRecord): Promise<WireRecord> {
  const { before, record, inputs, call, now } = change;
  const action = actionOf(change);
  if (!action) return {};
  const who = { adminId: call.caller?.adminId ?? null, adminName: call.caller?.name ?? null };
  const approverName = await approverOf(change);
  const time = momentText(now);
  const names = isAssignment(change) || action === 'remind';
  const note = inputs.note ?? inputs.reason ?? null;
  const made = {
    action,
    time,
    ...who,
    approverName,
    attendantId: names ? record.attendantId : null,
    attendantName: names ? (values.attendantName ?? record.attendantName) : null,
    note,
  };
  const steps = [...(before ? (before.steps ?? []) : []), made];
  if (action !== 'amend' || !before) return { steps };
  const amendment = {
    time,
    ...who,
    approverName,
    reason: inputs.reason,
    signInBefore: before.signInTime,
    signInAfter: record.signInTime,
    signOutBefore: before.signOutTime,
    signOutAfter: record.signOutTime,
  };
  return { steps, amendments: [...(before.amendments ?? []), amendment] };
}

async function approverOf({ transaction, context, inputs }: Change<'serviceApplication'>): Promise<string | null> {
  if (typeof inputs.approverId !== 'number') return null;
  const admin = context.findEntity('admin');
  const found = admin && (await findRecord(transaction, admin, inputs.approverId));
  return typeof found?.name === 'string' ? found.name : null;
}
