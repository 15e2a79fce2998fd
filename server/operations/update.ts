import type { Entity } from '../../contract/defineEntity';
import { updateInputs } from '../../contract/duplicates';
import { parseUpdate } from '../../contract/validation';
import { Rejection, rejection } from '../call/failures';
import { accepted, fieldInput, idsInput, recordInput } from '../call/input';
import { applyChange } from './applyChange';
import { eachOf } from './eachOf';
import type { Handler } from './extension';
import { separate } from './insert';
import { requireRecord, shownRecord, transact } from './transact';

/** `updateByIdSelective`: absent fields stay, and `null` clears. Refuses an older `version`. Returns the record. */
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

/**
 * `updateByIds`: makes the same changes to several records, each in its own transaction. Returns which records were
 * updated, and why others were refused.
 */
export const updateByIds: Handler = async (call, context) => {
  const { ids, rest: changes } = idsInput(call);
  // They would replace the id of each record, so that one other record would change instead of those reported.
  const own = ['id', 'version'].filter((name) => Object.hasOwn(changes, name));
  if (own.length > 0) throw new Rejection(own.map((field) => ({ field, code: 'unknownField' })));
  // Problems of the changes themselves are reported once, before any record is read.
  const { fields } = separate({ ...call, params: changes }, updateInputs(call.entity));
  accepted(parseUpdate(call.entity, recordInput({ ...call, params: { id: ids[0], ...fields } })));
  return eachOf({ call, context, ids, done: 'okUpdatedMany' }, (id) =>
    updateByIdSelective({ ...call, params: { id, ...changes } }, context),
  );
};

/** `updateById`: replaces the record; fields that are not given are cleared. */
export const updateById: Handler = (call, context) => {
  const absent = inputFields(call.entity).filter((name) => !Object.hasOwn(call.params, name));
  const params = { ...Object.fromEntries(absent.map((name) => [name, null])), ...call.params };
  return updateByIdSelective({ ...call, params }, context);
};

/** Names of the fields that callers can change. */
function inputFields({ fields }: Entity): string[] {
  return Object.entries(fields)
    .filter(([, field]) => !field.readOnly && !field.derived && !field.secret && !field.fixed)
    .map(([name]) => name);
}
