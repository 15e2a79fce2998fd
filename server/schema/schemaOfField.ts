import { type ChoiceField, type Field, type Fields, OPEN_CODE, OPEN_CODE_MAX } from '../../contract/fields';
import { isMaskedField } from '../../contract/masks';
import { type JsonSchema, nullable, objectOf } from './JsonSchema';
import { audioInput, imageInput, textInput } from './textInput';

/**
 * Whether a value is in a request or in a response. Input rules apply only to requests: values in responses may be
 * masked, or older than a rule, so their schema has only the type, the codes and the maximum length.
 */
export type Side = 'input' | 'answer';

/** Returns the label of a field or of one of its values, in one language. */
export type FieldLabels = (name: string, value?: string) => string | undefined;

const MOMENT_DESCRIPTION = 'ISO 8601, +08:00';
const ID = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
const IMAGE_MAX = 255;
/** Patterns of the days from 1900 to 2100, and of their moments without leap seconds. */
const YEAR_PATTERN = '^(?:19|20)\\d\\d-|^2100-';
const MOMENT_PATTERN = '^(?:19|20|2100-)[^:]*:[0-5]\\d:[0-5]\\d';

/** Returns the schema of a field's value, without `null`. */
export function schemaOfField(field: Field, side: Side): JsonSchema {
  const isInput = side === 'input';
  const isRequired = field.required && !field.filledByDerive;
  switch (field.kind) {
    case 'text':
      if (isInput) return textInput(field, isRequired);
      return field.mask === undefined ? { type: 'string', maxLength: field.max } : { type: 'string' };
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'money':
      return { type: 'integer', minimum: field.min, maximum: field.max, description: 'fen' };
    case 'decimal':
      return {
        type: 'number',
        minimum: field.min,
        maximum: field.max,
        ...(isInput && { multipleOf: Number((10 ** -field.scale).toFixed(field.scale)) }),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      if (!isInput && field.mask !== undefined) return { type: 'string' };
      return { type: 'string', format: 'date', ...(isInput && { pattern: YEAR_PATTERN }) };
    case 'dateTime':
      return {
        type: 'string',
        format: 'date-time',
        description: MOMENT_DESCRIPTION,
        ...(isInput && { pattern: MOMENT_PATTERN }),
      };
    case 'choice':
      return choiceSchema(field);
    case 'choices':
      return arraySchema(choiceSchema(field), { ...field, min: 0 }, side);
    case 'reference':
      return idSchema(field.entity);
    case 'references':
      return arraySchema(idSchema(field.entity), field, side);
    case 'texts':
      return arraySchema(
        isInput ? textInput(field, true) : { type: 'string', ...(!field.mask && { maxLength: field.max }) },
        { ...field, min: 0, max: field.maxItems },
        side,
      );
    case 'image':
      return isInput ? imageInput(IMAGE_MAX, isRequired) : { type: 'string', maxLength: IMAGE_MAX };
    case 'images':
      return arraySchema(
        isInput ? imageInput(IMAGE_MAX, true) : { type: 'string', maxLength: IMAGE_MAX },
        { ...field, min: 0 },
        side,
      );
    case 'audio':
      return isInput ? audioInput(isRequired) : { type: 'string' };
    case 'list':
      return { type: 'array', items: schemaOfFields(field.fields, side), ...itemLimits(field, side) };
    case 'group':
      return schemaOfFields(field.fields, side);
    case 'json':
      return {};
  }
}

/** Returns the schema of an object with these fields. Required fields must be present. */
export function schemaOfFields(fields: Fields, side: Side, labels?: FieldLabels): JsonSchema {
  const shown = Object.entries(fields).filter(([, { secret }]) => side === 'input' || !secret);
  const properties = shown.map(([name, field]) => [name, schemaOfValue(name, field, { side, words: labels })] as const);
  const required = shown.filter(([, field]) => isRequired(field, side)).map(([name]) => name);
  return objectOf(Object.fromEntries(properties), required);
}

/** Returns the schema of a field: its value or `null`, with its label. */
export function schemaOfValue(
  name: string,
  field: Field,
  { side, words: labels }: { side: Side; words?: FieldLabels | undefined },
): JsonSchema {
  const value = schemaOfField(field, side);
  const title = labels?.(name);
  const codes = labels && codesWithLabels(name, field, labels);
  const description = [value.description, codes].filter(Boolean).join('; ');
  const described = { ...(title && { title }), ...value, ...(description && { description }) };
  const schema = isNullable(field, side) ? nullable(described) : described;
  return side === 'input' && field.default !== undefined ? { ...schema, default: field.default } : schema;
}

/** Returns whether a value can be `null`. Lists leave out long fields, and masks remove hidden texts. */
function isNullable(field: Field, side: Side): boolean {
  if (!field.required) return true;
  return side === 'input' ? field.filledByDerive === true : field.detail === true || isFullyMasked(field);
}

/** Returns whether a mask leaves nothing of a value. */
function isFullyMasked(field: Field): boolean {
  return field.mask === 'text' || (isMaskedField(field) && field.kind === 'text' && field.pinyinOf !== undefined);
}

/** Returns the codes of a choice with their labels. */
function codesWithLabels(name: string, field: Field, labels: FieldLabels): string {
  if (field.kind !== 'choice' && field.kind !== 'choices') return '';
  return field.values.map((code) => `${code} ${labels(name, code) ?? code}`).join(', ');
}

function isRequired({ required, filledByDerive: filled, default: defaultValue }: Field, side: Side): boolean {
  return required && (side === 'answer' || (!filled && defaultValue === undefined));
}

/** Returns the schema of a code. An open choice allows every code of the same format. */
function choiceSchema({ values, open }: Pick<ChoiceField, 'values'> & { open?: boolean }): JsonSchema {
  if (!open) return { type: 'string', enum: values };
  return { type: 'string', maxLength: OPEN_CODE_MAX, pattern: OPEN_CODE.source };
}

const idSchema = (entity: string): JsonSchema => (entity ? { ...ID, description: `id: ${entity}` } : ID);

interface ItemLimits {
  required?: boolean;
  min: number;
  max: number;
}

/** Returns the schema of several values, unique only in requests: masks can make different values equal. */
function arraySchema(items: JsonSchema, size: ItemLimits, side: Side): JsonSchema {
  return { type: 'array', items, ...(side === 'input' && { uniqueItems: true }), ...itemLimits(size, side) };
}

function itemLimits({ required, min, max }: ItemLimits, side: Side): JsonSchema {
  return side === 'input' ? { minItems: required ? Math.max(1, min) : min, maxItems: max } : { maxItems: max };
}
