import type { Entity } from '../../../contract/defineEntity';
import { insertInputs } from '../../../contract/duplicates';
import type { Fields } from '../../../contract/fields';
import { problemsOf } from '../../../contract/problems';
import { coerceFields } from '../../../contract/query/query';
import { parseFields, parseInsert } from '../../../contract/validation/validation';
import type { Call } from '../../call/call';
import { Rejection } from '../../call/failures';
import { recordInput } from '../../call/input';
import type { WireRecord } from '../../db/rows/recordCodec';
import { storedFields } from '../../db/tables/storedFields';
import type { Handler } from '../extension';
import { applyChange } from './applyChange';
import { type ChangeFrame, presentRecord, transact } from './transact';

/** `insert`: writes a new record and returns it. */
export const insert: Handler = async (call, context) => {
  const { entity } = call;
  const incoming = new Set(Object.keys(call.params));
  const { own: serverValues, inputs } = parseInsertInput(call, insertInputs(entity));
  const data = await transact(call, context, async (frame) => {
    const values = { ...serverDefaults(frame.entity), ...serverValues };
    const id = await applyChange({ ...frame, kind: 'insert', before: null, values, inputs, incomingFields: incoming });
    return presentRecord({ context, entity, queries: context.database.applyScope(frame.transaction), id });
  });
  return { data, message: 'okInserted' };
};

/**
 * Writes a new record that follows from another change, in the same transaction and under the same rules. Returns its
 * id.
 * @param incoming values as a caller would give them
 * @param serverValues values that only the server sets
 * @param inputs inputs that are not fields, such as `confirmDuplicates`: an import repeats there what a user has
 * confirmed for a row
 */
export function insertInTransaction(
  frame: ChangeFrame,
  incoming: WireRecord,
  serverValues: WireRecord = {},
  inputs: WireRecord = {},
): Promise<number> {
  const values = { ...serverDefaults(frame.entity), ...incoming, ...serverValues };
  const names = new Set(Object.keys(incoming));
  return applyChange({ ...frame, kind: 'insert', before: null, values, inputs, incomingFields: names });
}

function serverDefaults(entity: Entity): WireRecord {
  const values: WireRecord = {};
  for (const [name, field] of storedFields(entity)) values[name] = field.default ?? null;
  if (entity.state) values[entity.state.field] = entity.state.initial;
  return values;
}

/** Checks the fields of the entity and the inputs that are not fields, and reports the problems of both together. */
function parseInsertInput(call: Call, extraInputs: Fields): { own: WireRecord; inputs: WireRecord } {
  const { fields, others } = separateInputs(call, extraInputs);
  const serverValues = parseInsert(call.entity, recordInput({ ...call, params: fields }));
  const inputs = parseFields(extraInputs, call.typed ? others : coerceFields(extraInputs, others));
  if (serverValues.ok && inputs.ok) return { own: serverValues.values, inputs: inputs.values };
  throw new Rejection(problemsOf(serverValues, inputs));
}

/** Separates the parameters of a call into those that these inputs name and the others. */
export function separateInputs({ params }: Call, inputs: Fields): Record<'fields' | 'others', Record<string, unknown>> {
  const isInput = ([name]: [string, unknown]) => Object.hasOwn(inputs, name);
  return {
    fields: Object.fromEntries(Object.entries(params).filter((entry) => !isInput(entry))),
    others: Object.fromEntries(Object.entries(params).filter(isInput)),
  };
}
