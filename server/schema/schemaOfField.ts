import type { Field, Fields } from '../../contract/fields';
import { type JsonSchema, nullable, objectOf } from './JsonSchema';

/**
 * Whether a value is in a request or in a response. Values in responses may be masked and then no longer have the
 * field's format.
 */
export type Side = 'input' | 'answer';

/** Returns the label of a field or of one of its values, in one language. */
export type FieldWords = (name: string, value?: string) => string | undefined;

const MOMENT = 'ISO 8601, +08:00';
const ID = { type: 'integer', minimum: 1 } as const;
const IMAGE: JsonSchema = { type: 'string', maxLength: 255 };

/** Returns the schema of a field's value, without `null`. */
export function schemaOfField(field: Field, side: Side): JsonSchema {
  switch (field.kind) {
    case 'text':
      return field.mask !== undefined && side === 'answer' ? { type: 'string' } : textSchema(field);
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'money':
      return { type: 'integer', minimum: field.min, maximum: field.max, description: 'fen' };
    case 'decimal':
      return { type: 'number', minimum: field.min, maximum: field.max };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return field.mask !== undefined && side === 'answer' ? { type: 'string' } : { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time', description: MOMENT };
    case 'choice':
      return field.open ? { type: 'string' } : { type: 'string', enum: field.values };
    case 'choices':
      return arrayOf({ type: 'string', enum: field.values }, field);
    case 'reference':
      return field.entity ? { ...ID, description: `id: ${field.entity}` } : ID;
    case 'references':
      return arrayOf(field.entity ? { ...ID, description: `id: ${field.entity}` } : ID, field);
    case 'texts':
      return arrayOf({ type: 'string', maxLength: field.max }, { max: field.maxItems });
    case 'image':
      return IMAGE;
    case 'images':
      return arrayOf(IMAGE, field);
    case 'audio':
      return { type: 'string' };
    case 'list':
      return { type: 'array', items: schemaOfFields(field.fields, side), minItems: field.min, maxItems: field.max };
    case 'group':
      return schemaOfFields(field.fields, side);
    case 'json':
      return {};
  }
}

/** Returns the schema of an object with these fields. Required fields must be present. */
export function schemaOfFields(fields: Fields, side: Side, words?: FieldWords): JsonSchema {
  const shown = Object.entries(fields).filter(([, { secret }]) => side === 'input' || !secret);
  const properties = shown.map(([name, field]) => [name, schemaOfValue(name, field, { side, words })] as const);
  const required = shown.filter(([, field]) => isNeeded(field, side)).map(([name]) => name);
  return objectOf(Object.fromEntries(properties), required);
}

/** Returns the schema of a field: its value or `null`, with its label. */
export function schemaOfValue(
  name: string,
  field: Field,
  { side, words }: { side: Side; words?: FieldWords | undefined },
): JsonSchema {
  const value = schemaOfField(field, side);
  const title = words?.(name);
  const codes = words && codesInWords(name, field, words);
  const description = [value.description, codes].filter(Boolean).join('; ');
  const described = { ...(title && { title }), ...value, ...(description && { description }) };
  // Lists leave out long fields.
  const isOptional = !field.required || (side === 'answer' ? field.detail : field.filled);
  const schema = isOptional ? nullable(described) : described;
  return side === 'input' && field.default !== undefined ? { ...schema, default: field.default } : schema;
}

/** Returns the codes of a choice with their labels. */
function codesInWords(name: string, field: Field, words: FieldWords): string {
  if (field.kind !== 'choice' && field.kind !== 'choices') return '';
  return field.values.map((code) => `${code} ${words(name, code) ?? code}`).join(', ');
}

function isNeeded({ required, filled, default: preset }: Field, side: Side): boolean {
  return required && (side === 'answer' || (!filled && preset === undefined));
}

function textSchema({ max, pattern }: { max: number; pattern?: RegExp }): JsonSchema {
  return { type: 'string', maxLength: max, ...(pattern && { pattern: pattern.source }) };
}

function arrayOf(items: JsonSchema, { min = 0, max }: { min?: number; max: number }): JsonSchema {
  return { type: 'array', items, uniqueItems: true, minItems: min, maxItems: max };
}
