import { pickBy } from 'es-toolkit/object/pickBy';
import type { Entity } from '../../contract/defineEntity';
import { isSharedField } from '../../contract/sharedFields';

type Values = Readonly<Record<string, unknown>>;

/** A new record as `insert` takes it: without blanks, and without what only the server writes (a copy carries it). */
export function insertValues(entity: Entity, data: Values): Record<string, unknown> {
  return pickBy(data, (value, name) => isWritable(entity, name) && value !== undefined && value !== null);
}

/**
 * What an update has to send: only what differs from the record as it was read, so that two administrators can change
 * different fields, and masked values that nobody touched never travel.
 */
export function changedValues(entity: Entity, { data, previous }: { data: Values; previous: Values | undefined }) {
  return pickBy(
    data,
    (value, name) => isWritable(entity, name) && value !== undefined && !(previous && isSame(value, previous[name])),
  );
}

/** Shared, computed and secret fields and those the server sets; keys that are no field (a password) may be sent. */
function isWritable(entity: Entity, name: string): boolean {
  if (isSharedField(name)) return false;
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  return !field || !(field.set === 'server' || field.derived || field.secret);
}

/** Whether two JSON values are the same; an absent one is the same as `null`. */
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
