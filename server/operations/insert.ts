import type { Entity } from '../../contract/defineEntity';
import { insertInputs } from '../../contract/duplicates';
import type { Fields } from '../../contract/fields';
import { problemsOf } from '../../contract/problems';
import { coerceFields } from '../../contract/query';
import { parseFields, parseInsert } from '../../contract/validation';
import type { Call } from '../call/call';
import { Rejection } from '../call/failures';
import { recordInput } from '../call/input';
import type { WireRecord } from '../db/recordCodec';
import { storedFields } from '../db/storedFields';
import { applyChange } from './applyChange';
import type { Handler } from './extension';
import { type ChangeFrame, shownRecord, transact } from './transact';

/** `insert`: writes a new record and returns it. */
export const insert: Handler = async (call, context) => {
  const { entity } = call;
  const given = new Set(Object.keys(call.params));
  const { own, inputs } = split(call, insertInputs(entity));
  const data = await transact(call, context, async (frame) => {
    const values = { ...serverDefaults(frame.entity), ...own };
    const id = await applyChange({ ...frame, kind: 'insert', before: null, values, inputs, given });
    return shownRecord({ context, entity, queries: context.database.within(frame.transaction), id });
  });
  return { data, message: 'okInserted' };
};

/**
 * Writes a new record that follows from another change, in the same transaction and under the same rules. Returns its
 * id.
 * @param given values as a caller would give them
 * @param own values that only the server sets
 * @param inputs inputs that are not fields, such as `confirmDuplicates`: an import repeats there what a user has
 * confirmed for a row
 */
export function insertWithin(
  frame: ChangeFrame,
  given: WireRecord,
  own: WireRecord = {},
  inputs: WireRecord = {},
): Promise<number> {
  const values = { ...serverDefaults(frame.entity), ...given, ...own };
  const names = new Set(Object.keys(given));
  return applyChange({ ...frame, kind: 'insert', before: null, values, inputs, given: names });
}

function serverDefaults(entity: Entity): WireRecord {
  const values: WireRecord = {};
  for (const [name, field] of storedFields(entity)) values[name] = field.default ?? null;
  if (entity.state) values[entity.state.field] = entity.state.initial;
  return values;
}

/** Checks the fields of the entity and the inputs that are not fields, and reports the problems of both together. */
function split(call: Call, extra: Fields): { own: WireRecord; inputs: WireRecord } {
  const { fields, others } = separate(call, extra);
  const own = parseInsert(call.entity, recordInput({ ...call, params: fields }));
  const inputs = parseFields(extra, call.typed ? others : coerceFields(extra, others));
  if (own.ok && inputs.ok) return { own: own.values, inputs: inputs.values };
  throw new Rejection(problemsOf(own, inputs));
}

/** Separates the parameters of a call into those that these inputs name and the others. */
export function separate({ params }: Call, inputs: Fields): Record<'fields' | 'others', Record<string, unknown>> {
  const isInput = ([name]: [string, unknown]) => Object.hasOwn(inputs, name);
  return {
    fields: Object.fromEntries(Object.entries(params).filter((entry) => !isInput(entry))),
    others: Object.fromEntries(Object.entries(params).filter(isInput)),
  };
}
