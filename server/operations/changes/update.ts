import type { Entity } from '../../../contract/defineEntity';
import { updateInputs } from '../../../contract/duplicates';
import { parseUpdate } from '../../../contract/validation/validation';
import { Rejection, rejection } from '../../call/failures';
import { fieldInput, idsInput, recordInput, requireValid } from '../../call/input';
import type { Handler } from '../extension';
import { applyChange } from './applyChange';
import { applyToEach } from './applyToEach';
import { separateInputs } from './insert';
import { presentRecord, requireRecord, transact } from './transact';

/** `updateByIdSelective`: absent fields stay, and `null` clears. Refuses an older `version`. Returns the record. */
export const updateByIdSelective: Handler = async (call, context) => {
  const { entity } = call;
  const extraInputs = updateInputs(entity);
  const { fields, others } = separateInputs(call, extraInputs);
  const { id, version, ...values } = requireValid(parseUpdate(entity, recordInput({ ...call, params: fields })));
  const inputs = fieldInput({ ...call, params: others }, extraInputs);
  const data = await transact(call, context, async (frame) => {
    const before = await requireRecord({ queries: context.database.applyScope(frame.transaction), entity, id });
    if (version !== undefined && version !== null && version !== before.version) throw rejection('versionConflict');
    if (Object.keys(values).length > 0) {
      const incomingFields = new Set(Object.keys(fields).filter((name) => name !== 'id' && name !== 'version'));
      await applyChange({ ...frame, kind: 'update', before, values, inputs, incomingFields });
    }
    return presentRecord({ context, entity, queries: context.database.applyScope(frame.transaction), id });
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
  const reservedFields = ['id', 'version'].filter((name) => Object.hasOwn(changes, name));
  if (reservedFields.length > 0) throw new Rejection(reservedFields.map((field) => ({ field, code: 'unknownField' })));
  // Problems of the changes themselves are reported once, before any record is read.
  const { fields } = separateInputs({ ...call, params: changes }, updateInputs(call.entity));
  requireValid(parseUpdate(call.entity, recordInput({ ...call, params: { id: ids[0], ...fields } })));
  return applyToEach({ call, context, ids, done: 'okUpdatedMany' }, (id) =>
    updateByIdSelective({ ...call, params: { id, ...changes } }, context),
  );
};

/** `updateById`: replaces the record; fields that are not given are cleared. */
export const updateById: Handler = (call, context) => {
  const absent = changeableFields(call.entity).filter((name) => !Object.hasOwn(call.params, name));
  const params = { ...Object.fromEntries(absent.map((name) => [name, null])), ...call.params };
  return updateByIdSelective({ ...call, params }, context);
};

/** Names of the fields that callers can change. */
function changeableFields({ fields }: Entity): string[] {
  return Object.entries(fields)
    .filter(([, field]) => !field.readOnly && !field.derived && !field.secret && !field.immutable)
    .map(([name]) => name);
}
