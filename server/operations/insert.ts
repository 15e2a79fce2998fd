import type { Entity } from '../../contract/defineEntity';
import type { Fields } from '../../contract/fields';
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

/** `insert`: writes a new record and answers it. */
export const insert: Handler = async (call, context) => {
  const { entity } = call;
  const { own, inputs } = split(call, entity.insertInputs ?? {});
  const data = await transact(call, context, async (frame) => {
    const values = { ...serverDefaults(frame.entity), ...own };
    const id = await applyChange({ ...frame, kind: 'insert', before: null, values, inputs, given: givenBy(call) });
    return shownRecord({ context, entity, queries: context.database.within(frame.transaction), id });
  });
  return { data, message: 'okInserted' };
};

/**
 * Writes a new record that follows from another change, in its transaction, under the same rules; answers its id.
 * @param given as a caller would give it
 * @param own what only the server sets
 */
export function insertWithin(frame: ChangeFrame, given: WireRecord, own: WireRecord = {}): Promise<number> {
  const values = { ...serverDefaults(frame.entity), ...given, ...own };
  const names = new Set(Object.keys(given));
  return applyChange({ ...frame, kind: 'insert', before: null, values, inputs: {}, given: names });
}

function serverDefaults(entity: Entity): WireRecord {
  const values: WireRecord = {};
  for (const [name, field] of storedFields(entity)) values[name] = field.default ?? null;
  if (entity.state) values[entity.state.field] = entity.state.initial;
  return values;
}

/** Names of the fields a caller gave. */
export function givenBy({ params }: Call): ReadonlySet<string> {
  return new Set(Object.keys(params));
}

/** Checks the fields of the entity, and the inputs that are no fields, reporting what is wrong with either at once. */
function split(call: Call, extra: Fields): { own: WireRecord; inputs: WireRecord } {
  const isExtra = ([name]: [string, unknown]) => Object.hasOwn(extra, name);
  const fields = Object.entries(call.params).filter((entry) => !isExtra(entry));
  const others = Object.fromEntries(Object.entries(call.params).filter(isExtra));
  const own = parseInsert(call.entity, recordInput({ ...call, params: Object.fromEntries(fields) }));
  const inputs = parseFields(extra, call.typed ? others : coerceFields(extra, others));
  if (own.ok && inputs.ok) return { own: own.values, inputs: inputs.values };
  throw new Rejection([...(own.ok ? [] : own.problems), ...(inputs.ok ? [] : inputs.problems)]);
}
