import type { Entity } from '../defineEntity';
import type { Field, Fields } from '../fields';
import { sharedFields } from '../sharedFields';
import { isRecord } from '../values/isRecord';

/**
 * Converts the texts of a query string or an urlencoded body to the types of their fields. A text that does not fit
 * stays as it is, so that validation reports it. Unknown keys stay too.
 */
export function coerceFields(fields: Fields, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? coerce(field, value) : value];
    }),
  );
}

/** Like {@link coerceFields}, for an entity's own and shared fields (an update carries `id` and `version`). */
export function coerceRecord(entity: Entity, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return coerceFields({ ...sharedFields, ...entity.fields }, raw);
}

/**
 * Converts a text to the type of a field, or returns the text if it does not fit. For lists of values it converts one
 * item.
 */
export function coerceText(kind: Field['kind'], text: string): unknown {
  switch (kind) {
    case 'integer':
    case 'money':
    case 'decimal':
    case 'reference':
    case 'references':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

function coerce(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'choices':
    case 'references':
    case 'texts':
    case 'images':
      return itemsOf(value).map((item) => (typeof item === 'string' ? coerceText(field.kind, item) : item));
    case 'list':
      return itemsOf(value).map((item) => (isRecord(item) ? coerceFields(field.fields, item) : item));
    case 'group':
      return isRecord(value) ? coerceFields(field.fields, value) : value;
    default:
      return typeof value === 'string' ? coerceText(field.kind, value) : value;
  }
}

/** A list of one item arrives as the item, an empty list as an empty text. */
function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === '' ? [] : [value];
}
