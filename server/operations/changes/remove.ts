import type { Call } from '../../call/call';
import { Rejection, rejection } from '../../call/failures';
import { fieldInput, idField, idsInput } from '../../call/input';
import { lockRows } from '../../db/rows/lockRows';
import type { WireRecord } from '../../db/rows/recordCodec';
import { countReferences, referrersOf } from '../../db/rows/references';
import { removeRecord } from '../../db/rows/repository';
import { isScoped } from '../../db/scope/scopedDatabase';
import { releaseFiles } from '../../files/fileReferences';
import type { Handler } from '../extension';
import { applyToEach } from './applyToEach';
import { authorOf } from './authorOf';
import { concludeChange } from './concludeChange';
import { type ChangeFrame, requireRecord, transact } from './transact';

/** `deleteById`: hides or removes a record that nothing refers to. Returns its id. */
export const deleteById: Handler = async (call, context) => {
  const { id, ...inputs } = fieldInput(call, { ...idField, ...call.entity.deletion.inputs });
  await transact(call, context, (frame) => deleteRecord(frame, id, inputs));
  return { data: { id }, message: 'okDeleted' };
};

/** `deleteByIds`: the same for several records, each in its own transaction. */
export const deleteByIds: Handler = async (call, context) => {
  const { ids, rest } = idsInput(call);
  const extraInputs = call.entity.deletion.inputs ?? {};
  const unknown = Object.keys(rest).find((name) => !Object.hasOwn(extraInputs, name));
  if (unknown !== undefined) throw new Rejection([{ field: unknown, code: 'unknownField' }]);
  const inputs = fieldInput({ ...call, params: rest }, extraInputs);
  return applyToEach({ call, context, ids, done: 'okDeletedMany' }, (id) =>
    deleteById({ ...call, typed: true, params: { id, ...inputs } }, context),
  );
};

async function deleteRecord(frame: ChangeFrame, id: number, inputs: WireRecord): Promise<void> {
  const { entity, context, transaction, call } = frame;
  if (entity.deletion.kind === 'never') throw rejection('appendOnly');
  await lockRows(transaction, { table: entity.name, ids: [id], mode: 'update' });
  const before = await requireRecord({ queries: context.database.applyScope(transaction), entity, id });
  const extension = context.extensionOf(entity.name);
  const change = {
    ...frame,
    kind: 'remove' as const,
    before,
    record: before,
    values: {},
    inputs,
    incomingFields: new Set<string>(),
  };
  const problems = [...(entity.deletion.guard?.(before) ?? []), ...((await extension.guard?.(change)) ?? [])];
  if (problems.length > 0) throw new Rejection(problems);
  await rejectIfReferenced(frame, id, call);
  const { now } = frame;
  await removeRecord(transaction, { entity, id, now, author: authorOf(call) });
  const fileTables = await releaseFiles({
    transaction,
    entity,
    id,
    record: before,
    now,
  });
  await concludeChange(change, { id, fileTables });
}

/**
 * Refuses with the number of records of each entity that still refer to this one. Of records that the author cannot
 * see, it reports only that some exist.
 */
async function rejectIfReferenced(
  { entity, context, transaction }: ChangeFrame,
  id: number,
  call: Call,
): Promise<void> {
  const scopedQueries = context.database.applyScope(transaction);
  const counts = new Map<string, number>();
  let isUsedOutside = false;
  for (const referrer of referrersOf(entity.name, context.entities)) {
    if (referrer.weak) continue;
    const count = (await countReferences(transaction, referrer, id)).get(id) ?? 0;
    if (count === 0) continue;
    const { name } = referrer.entity;
    const visibleCount = isScoped(scopedQueries, name)
      ? ((await countReferences(scopedQueries, referrer, id)).get(id) ?? 0)
      : count;
    if (visibleCount > 0) counts.set(name, (counts.get(name) ?? 0) + visibleCount);
    isUsedOutside ||= visibleCount < count;
  }
  if (counts.size === 0 && !isUsedOutside) return;
  const details = [...counts].map(([name, count]) =>
    context.translate(call.locale, 'referenceCount', { entity: context.titleOf(name, call.locale), count }),
  );
  if (isUsedOutside) details.push(context.translate(call.locale, 'referencesOutside'));
  throw rejection('inUse', { details: details.join('、') });
}
