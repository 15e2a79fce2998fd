import type { Entity } from '../../contract/defineEntity';
import { updateInputs } from '../../contract/duplicates';
import { parseUpdate } from '../../contract/validation';
import { rejection } from '../call/failures';
import { accepted, fieldInput, idsInput, recordInput } from '../call/input';
import type { WireRecord } from '../db/recordCodec';
import { applyChange } from './applyChange';
import { eachOf } from './eachOf';
import type { Handler } from './extension';
import { separate } from './insert';
import { requireRecord, shownRecord, transact } from './transact';

/** `updateByIdSelective`: absent fields stay, `null` clears; an older `version` is refused. Answers the record. */
export const updateByIdSelective: Handler = async (call, context) => {
  const { entity } = call;
  const taken = updateInputs(entity);
  const { fields, others } = separate(call, taken);
  const { id, version, ...values } = accepted(parseUpdate(entity, recordInput({ ...call, params: fields })));
  const inputs = fieldInput({ ...call, params: others }, taken);
  const data = await transact(call, context, async (frame) => {
    const before = await requireRecord({ queries: context.database.within(frame.transaction), entity, id });
    if (version !== undefined && version !== null && version !== before.version) throw rejection('versionConflict');
    if (Object.keys(values).length > 0) {
      const given = new Set(Object.keys(fields).filter((name) => name !== 'id' && name !== 'version'));
      await applyChange({ ...frame, kind: 'update', before, values, inputs, given });
    }
    return shownRecord({ context, entity, queries: context.database.within(frame.transaction), id });
  });
  return { data, message: 'okUpdated' };
};

/** `updateByIds`: the same changes for several records, each on its own; answers which were done and why others not. */
export const updateByIds: Handler = async (call, context) => {
  const { ids, rest } = idsInput(call);
  const changes: WireRecord = { ...rest };
  return eachOf({ call, context, ids, done: 'okUpdatedMany' }, (id) =>
    updateByIdSelective({ ...call, params: { id, ...changes } }, context),
  );
};

/** `updateById`: the record becomes what is given; a field that is not given is cleared. */
export const updateById: Handler = (call, context) => {
  const absent = inputFields(call.entity).filter((name) => !Object.hasOwn(call.params, name));
  const params = { ...Object.fromEntries(absent.map((name) => [name, null])), ...call.params };
  return updateByIdSelective({ ...call, params }, context);
};

/** What callers may change. */
function inputFields({ fields }: Entity): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.set !== 'server' && !field.derived && !field.secret && !field.fixed)
    .map(([name]) => name);
}
