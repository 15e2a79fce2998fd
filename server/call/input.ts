import type { InputOf } from '../../contract/defineEntity';
import type { Fields } from '../../contract/fields';
import { integer, references } from '../../contract/fields';
import type { Parsed } from '../../contract/problems';
import { coerceFields, coerceRecord } from '../../contract/query';
import { parseFields } from '../../contract/validation';
import type { Call } from './call';
import { Rejection } from './failures';

/** Most records of one call for several. */
const IDS_MAX = 1000;

/** The `id` a call is about. */
export const idField = { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) };
/** The `ids` a call for several is about. */
export const idsField = { ids: references('', { required: true, min: 1, max: IDS_MAX }) };

/** The values of parsed input, or a {@link Rejection} with everything that is wrong. */
export function accepted<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Rejection(parsed.problems);
  return parsed.values;
}

/** Parameters of a call as values of its entity's fields, for the contract to check. */
export function recordInput({ typed, params, entity }: Call): Record<string, unknown> {
  return typed ? params : coerceRecord(entity, params);
}

/** Checks the parameters of a call that has inputs of its own. */
export function fieldInput<F extends Fields>({ typed, params }: Call, fields: F): InputOf<F> {
  return accepted(parseFields(fields, typed ? params : coerceFields(fields, params)));
}

/** The `id` a call is about, when it takes nothing else. */
export function idInput(call: Call): number {
  return fieldInput(call, idField).id;
}

/** The `ids` a call is about, each once, and its other parameters. */
export function idsInput(call: Call): { ids: number[]; rest: Record<string, unknown> } {
  const { ids, ...rest } = call.params;
  const only: Call = { ...call, params: ids === undefined ? {} : { ids } };
  return { ids: [...new Set(fieldInput(only, idsField).ids)], rest };
}
