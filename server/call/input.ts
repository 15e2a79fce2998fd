import type { InputOf } from '../../contract/defineEntity';
import type { Fields } from '../../contract/fields';
import { integer, references } from '../../contract/fields';
import type { Parsed } from '../../contract/problems';
import { coerceFields, coerceRecord } from '../../contract/query/query';
import { parseFields } from '../../contract/validation/validation';
import type { Call } from './call';
import { Rejection } from './failures';

/** Maximum records of a bulk call. */
const IDS_MAX = 1000;

/** The `id` of a call's record. */
export const idField = { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) };
/** The `ids` of a bulk call. */
export const idsField = { ids: references('', { required: true, min: 1, max: IDS_MAX }) };

/** Returns the values of parsed input, or throws a {@link Rejection} with all problems. */
export function requireValid<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Rejection(parsed.problems);
  return parsed.values;
}

/** Returns the parameters of a call, converted to the types of its entity's fields, for the contract to validate. */
export function recordInput({ typed, params, entity }: Call): Record<string, unknown> {
  return typed ? params : coerceRecord(entity, params);
}

/** Validates the parameters of a call with its own input fields. */
export function fieldInput<F extends Fields>({ typed, params }: Call, fields: F): InputOf<F> {
  return requireValid(parseFields(fields, typed ? params : coerceFields(fields, params)));
}

/** Returns the `id` of a call that has no other parameters. */
export function idInput(call: Call): number {
  return fieldInput(call, idField).id;
}

/** Returns the unique `ids` of a bulk call and its other parameters. */
export function idsInput(call: Call): { ids: number[]; rest: Record<string, unknown> } {
  const { ids, ...rest } = call.params;
  const idsCall: Call = { ...call, params: ids === undefined ? {} : { ids } };
  return { ids: [...new Set(fieldInput(idsCall, idsField).ids)], rest };
}
