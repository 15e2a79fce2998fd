import type { Entity, SharedFieldName } from './defineEntity';
import { dateTime, type Field, integer, text } from './fields';

const count = () => integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER, readOnly: true });

/** The fields of every record as field definitions, so that lists can filter, sort and show them like any other. */
export const sharedFields: Readonly<Record<SharedFieldName, Field>> = {
  id: count(),
  createTime: dateTime({ required: true, readOnly: true }),
  updateTime: dateTime({ required: true, readOnly: true }),
  createBy: text({ required: true, max: 64, readOnly: true }),
  updateBy: text({ required: true, max: 64, readOnly: true }),
  version: count(),
};

/** Returns the definition of an own or shared field; `undefined` for any other name, including `__proto__`. */
export function fieldOf(entity: Entity, name: string): Field | undefined {
  if (Object.hasOwn(entity.fields, name)) return entity.fields[name];
  return isSharedField(name) ? sharedFields[name] : undefined;
}

/** Returns whether every entity has a field with this name. */
export function isSharedField(name: string): name is SharedFieldName {
  return Object.hasOwn(sharedFields, name);
}
