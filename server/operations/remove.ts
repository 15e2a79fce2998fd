import type { Call } from '../call/call';
import { Rejection, rejection } from '../call/failures';
import { fieldInput, idField, idsInput } from '../call/input';
import { lockRows } from '../db/lockRows';
import type { WireRecord } from '../db/recordCodec';
import { countReferences, referrersOf } from '../db/references';
import { removeRecord } from '../db/repository';
import { isNarrowed } from '../db/scopedDatabase';
import { bumpVersions } from '../db/tableVersions';
import { releaseFiles } from '../files/fileReferences';
import { eachOf } from './eachOf';
import type { Handler } from './extension';
import { type ChangeFrame, requireRecord, transact } from './transact';

/** `deleteById`: hides or removes a record that nothing refers to. Returns its id. */
export const deleteById: Handler = async (call, context) => {
  const { id, ...inputs } = fieldInput(call, { ...idField, ...call.entity.removal.inputs });
  await transact(call, context, (frame) => remove(frame, id, inputs));
  return { data: { id }, message: 'okDeleted' };
};

/** `deleteByIds`: the same for several records, each in its own transaction. */
export const deleteByIds: Handler = async (call, context) => {
  const { ids, rest } = idsInput(call);
  const own = call.entity.removal.inputs ?? {};
  const unknown = Object.keys(rest).find((name) => !Object.hasOwn(own, name));
  if (unknown !== undefined) throw new Rejection([{ field: unknown, code: 'unknownField' }]);
  const inputs = fieldInput({ ...call, params: rest }, own);
  return eachOf({ call, context, ids, done: 'okDeletedMany' }, (id) =>
    deleteById({ ...call, typed: true, params: { id, ...inputs } }, context),
  );
};

async function remove(frame: ChangeFrame, id: number, inputs: WireRecord): Promise<void> {
  const { entity, context, transaction, call } = frame;
  if (entity.removal.kind === 'never') throw rejection('appendOnly');
  await lockRows(transaction, { kind: context.database.kind, table: entity.name, ids: [id], mode: 'update' });
  const before = await requireRecord({ queries: context.database.within(transaction), entity, id });
  const extension = context.extensionOf(entity.name);
  const change = {
    ...frame,
    kind: 'remove' as const,
    before,
    record: before,
    values: {},
    inputs,
    given: new Set<string>(),
  };
  const problems = [...(entity.removal.guard?.(before) ?? []), ...((await extension.guard?.(change)) ?? [])];
  if (problems.length > 0) throw new Rejection(problems);
  await refuseReferenced(frame, id, call);
  const { now } = frame;
  await removeRecord(transaction, { entity, id, now });
  const filed = await releaseFiles({ transaction, kind: context.database.kind, entity, id, record: before, now });
  const others = (await extension.after?.(change, id)) ?? [];
  await context.audit.append(transaction, { call, change, id });
  await bumpVersions(transaction, [entity.name, 'log', ...(extension.moves ?? []), ...others, ...filed]);
}

/**
 * Refuses with the number of records of each entity that still refer to this one. Of records that the author cannot
 * see, it reports only that some exist.
 */
async function refuseReferenced({ entity, context, transaction }: ChangeFrame, id: number, call: Call): Promise<void> {
  const seen = context.database.within(transaction);
  const counts = new Map<string, number>();
  let isUsedOutside = false;
  for (const referrer of referrersOf(entity.name, context.entities)) {
    if (referrer.weak) continue;
    const count = (await countReferences(transaction, referrer, id)).get(id) ?? 0;
    if (count === 0) continue;
    const { name } = referrer.entity;
    const shown = isNarrowed(seen, name) ? ((await countReferences(seen, referrer, id)).get(id) ?? 0) : count;
    if (shown > 0) counts.set(name, (counts.get(name) ?? 0) + shown);
    isUsedOutside ||= shown < count;
  }
  if (counts.size === 0 && !isUsedOutside) return;
  const details = [...counts].map(([name, count]) =>
    context.say(call.locale, 'referenceCount', { entity: context.titleOf(name, call.locale), count }),
  );
  if (isUsedOutside) details.push(context.say(call.locale, 'referencesOutside'));
  throw rejection('inUse', { details: details.join('、') });
}
