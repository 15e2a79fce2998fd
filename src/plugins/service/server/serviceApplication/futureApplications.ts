import { sql } from 'kysely';
import { toIsoMoment } from '../../../../../contract/moment';
import {
  type Change,
  type ChangeFrame,
  findRecords,
  lockRows,
  updateRecord,
  type WireRecord,
} from '../../../../../server/plugin-api';
import type { ApplicationAction, ApplicationState } from '../../entities/applications/applicationStates';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { isLateCancel } from '../../entities/applications/serviceApplicationTransitions';

/** Returns the upcoming visits of a banned attendant to `accepted`. Returns the changed tables. */
export function releaseFutureApplications(change: ChangeFrame, attendantId: number): Promise<readonly string[]> {
  return changeFuture(change, {
    action: 'release',
    where: { attendantId },
    from: ['assigned'],
    values: () => ({ status: 'accepted', attendantId: null, attendantName: null }),
  });
}

/** Cancels the upcoming visits of a deceased elder. Returns the changed tables. */
export function cancelFutureApplications(change: ChangeFrame, elderlyId: number): Promise<readonly string[]> {
  return changeFuture(change, {
    action: 'cancel',
    where: { elderlyId },
    from: ['applied', 'accepted', 'assigned'],
    values: (record) => ({ status: 'cancelled', cancelReason: 'elder', lateCancel: isLateCancel(record, change.now) }),
  });
}

interface FutureChangeOptions {
  action: ApplicationAction;
  where: { attendantId: number } | { elderlyId: number };
  from: ApplicationState[];
  values: (record: WireRecord) => WireRecord;
}

/** Changes all applications that begin after now, within the transaction of the causing change. */
async function changeFuture(
  change: ChangeFrame,
  { action, where, from, values }: FutureChangeOptions,
): Promise<readonly string[]> {
  const { transaction, context, call, now, today } = change;
  const rows = await transaction
    .selectFrom('serviceApplication')
    .select('id')
    .where((expression) => expression.and(where))
    .where('status', 'in', from)
    .where('planStart', '>', now)
    .where('deleted', '=', sql.lit(0))
    .execute();
  const ids = rows.map(({ id }) => id);
  await lockRows(transaction, { table: 'serviceApplication', ids, mode: 'update' });
  for (const before of await findRecords(transaction, serviceApplication, ids)) {
    const time = toIsoMoment(now);
    const step = { action, time, adminId: call.caller?.adminId ?? null, adminName: call.caller?.name ?? null };
    const [id, version] = [before.id, before.version];
    const stepValues = { ...values(before), steps: [...(before.steps ?? []), step] };
    const updateBy = call.caller ? `admin:${call.caller.adminId}` : 'system';
    const storedValues = { ...stepValues, updateTime: time, updateBy, version: version + 1 };
    const record = { ...before, ...storedValues };
    // While this waited for the lock, another change moved the application to a different state.
    if (!from.some((state) => state === before.status)) continue;
    await updateRecord({ transaction, entity: serviceApplication, id, version, values: storedValues, record });
    const stepChange: Change = {
      ...change,
      kind: 'transition',
      entity: serviceApplication,
      call: { ...call, operation: action, entity: serviceApplication, params: { id } },
      before,
      record,
      values: stepValues,
      incomingFields: new Set(),
      inputs: {},
      today,
    };
    await context.audit.append(transaction, { call: stepChange.call, change: stepChange, id });
  }
  return ids.length > 0 ? ['serviceApplication'] : [];
}
