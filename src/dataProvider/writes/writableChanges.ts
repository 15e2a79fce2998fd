import { pickBy } from 'es-toolkit/object/pickBy';
import type { Entity } from '../../../contract/defineEntity';
import { isSharedField } from '../../../contract/sharedFields';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values of a new record for `insert`: without blanks, and without server-managed fields (which a copy
 * contains).
 */
export function insertValues(entity: Entity, data: Values): Record<string, unknown> {
  return pickBy(data, (value, name) => isWritable(entity, name) && value !== undefined && value !== null);
}

/**
 * Returns what an update must send: only values that differ from the record as it was read. Two administrators can then
 * change different fields, and untouched masked values are never sent.
 */
export function changedValues(entity: Entity, { data, previous }: { data: Values; previous: Values | undefined }) {
  return pickBy(
    data,
    (value, name) => isWritable(entity, name) && value !== undefined && !(previous && isSame(value, previous[name])),
  );
}

/** Excludes shared, computed, secret and server-managed fields; keys that are not fields (a password) can be sent. */
function isWritable(entity: Entity, name: string): boolean {
  if (isSharedField(name)) return false;
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  return !field || !(field.readOnly || field.derived || field.secret);
}

/** Returns whether two JSON values are equal; a missing one equals `null`. */
function isSame(left: unknown, right: unknown): boolean {
  const a = left ?? null;
  const b = right ?? null;
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const before = new Map(Object.entries(b));
  return (
    Object.entries(a).every(([key, value]) => isSame(value, before.get(key))) &&
    [...before.keys()].every((key) => Object.hasOwn(a, key) || before.get(key) == null)
  );
}
