import type { Field, Fields } from '../fields';
import { isRecord } from '../values/isRecord';

type Values = Readonly<Record<string, unknown>>;

/** Returns the input with a value for every field; a missing one becomes its default or `null`. Unknown keys stay. */
export function completeInput(fields: Fields, input: Values): Record<string, unknown> {
  const missing = Object.entries(fields).filter(([name]) => input[name] === undefined);
  return {
    ...cleanInput(fields, input),
    ...Object.fromEntries(missing.map(([name, field]) => [name, field.default ?? null])),
  };
}

/**
 * Returns the input with `null` for blank texts. Rows of lists and groups are completed, because they are always
 * written whole.
 */
export function cleanInput(fields: Fields, input: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? clean(field, value) : value];
    }),
  );
}

function clean(field: Field, value: unknown): unknown {
  if (typeof value === 'string') return (field.secret ? value : value.trim()) === '' ? null : value;
  if (field.kind === 'group' && isRecord(value)) return completeInput(field.fields, value);
  if (field.kind !== 'list' || !Array.isArray(value)) return value;
  return value.map((row) => (isRecord(row) ? completeInput(field.fields, row) : row));
}
