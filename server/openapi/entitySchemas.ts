import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { CONFIRM_DUPLICATES, POSSIBLE_DUPLICATE, updateInputs } from '../../contract/duplicates';
import type { Field, Fields } from '../../contract/fields';
import { isListed, LIST_ADDITIONS } from '../../contract/listDetail';
import { type FilterOperator, filterOperators, isSortable, KEYWORD_MAX } from '../../contract/query';
import { sharedFields } from '../../contract/sharedFields';
import { isWritable } from '../../contract/validation';
import { LIST_VIEWER } from '../operations/selectPage';
import { type JsonSchema, nullable, objectOf } from '../schema/JsonSchema';
import { type FieldWords, schemaOfField, schemaOfFields, schemaOfValue } from '../schema/schemaOfField';

/** Returns the names of the schemas of an entity. */
export const schemaNames = (entity: string) => ({
  record: entity,
  insert: `${entity}.insert`,
  update: `${entity}.update`,
  filter: `${entity}.filter`,
});

/** Returns the schemas of an entity: a record in responses, in inserts and in updates, and the filters of its lists. */
export function entitySchemas(entity: Entity, words: FieldWords): Record<string, JsonSchema> {
  const names = schemaNames(entity.name);
  const writable = Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => isWritable(field)));
  return {
    [names.record]: recordSchema(entity, words),
    [names.insert]: insertSchema(entity, writable, words),
    [names.update]: updateSchema(entity, words),
    [names.filter]: filterSchema(entity, words),
  };
}

/** Returns the schema of a record in responses. Fields that only a single read includes are optional. */
function recordSchema(entity: Entity, words: FieldWords): JsonSchema {
  const fields: Fields = { ...sharedFields, ...entity.fields };
  const schema = schemaOfFields(fields, 'answer', words);
  const required = Object.keys(schema.properties ?? {}).filter((name) => !fields[name]?.detail);
  return { ...schema, required };
}

/** Returns the schema of a new record, with the inputs that are not fields. */
function insertSchema(entity: Entity, writable: Fields, words: FieldWords): JsonSchema {
  const schema = schemaOfFields({ ...writable, ...entity.insertInputs }, 'input', words);
  return { ...schema, properties: { ...schema.properties, ...confirmationOf(entity) } };
}

/** Returns the schema of the input that confirms that possible duplicates are different records. */
function confirmationOf(entity: Entity): Record<string, JsonSchema> {
  const inputs = Object.entries(updateInputs(entity));
  const description = `data.confirmation of a refusal with the code ${POSSIBLE_DUPLICATE}`;
  return Object.fromEntries(
    inputs.map(([name, field]) => [name, nullable({ ...schemaOfField(field, 'input'), description })]),
  );
}

/**
 * Returns the schema of `data` in a refusal with the code `possibleDuplicate`; `undefined` for an entity without
 * duplicate rules.
 */
export function duplicatesSchema({ name, duplicates }: Entity): JsonSchema | undefined {
  if (!duplicates) return undefined;
  const record: JsonSchema = {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: 1 },
      sameFields: { type: 'array', items: { type: 'string' } },
    },
    required: ['id', 'sameFields'],
    description: `Of the schema ${name}: ${duplicates.facts.join(', ')}`,
  };
  const properties: Record<string, JsonSchema> = {
    records: { type: 'array', items: record },
    hidden: { type: 'integer', minimum: 0 },
    confirmation: { type: 'string', description: CONFIRM_DUPLICATES },
  };
  return objectOf(properties, Object.keys(properties));
}

/** Returns the schema of an update: `id`, the `version` that detects concurrent changes, and the changed fields. */
function updateSchema(entity: Entity, words: FieldWords): JsonSchema {
  const { properties } = changesSchema(entity, words);
  const { id, version } = sharedFields;
  return objectOf({ id: schemaOfField(id, 'input'), version: schemaOfField(version, 'input'), ...properties }, ['id']);
}

/** Returns the schema of the fields that can be changed, all of them optional. */
export function changesSchema(entity: Entity, words: FieldWords): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!isWritable(field) || field.fixed) continue;
    // Absent fields stay as they are, so defaults do not apply.
    const { default: _, ...schema } = schemaOfValue(name, field, { side: 'input', words });
    properties[name] = schema;
  }
  return objectOf({ ...properties, ...confirmationOf(entity) }, []);
}

const SUFFIX: Readonly<Record<FilterOperator, string>> = { eq: '', in: '', from: '.from', to: '.to', like: '.like' };

/**
 * Returns the schema of a list's filters: a key for each field (several values match any of them), for its bounds,
 * and for the text it contains.
 */
function filterSchema(entity: Entity, words: FieldWords): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, field] of Object.entries({ ...sharedFields, ...entity.fields })) {
    const title = words(name);
    const value = { ...(title && { title }), ...valueAsked(field) };
    for (const operator of filterOperators(entity, name, LIST_VIEWER)) {
      if (operator === 'in') properties[name] = { oneOf: [value, { type: 'array', items: value }] };
      else properties[name + SUFFIX[operator]] ??= value;
    }
  }
  return objectOf(properties, []);
}

/** Returns the schema of the value that a filter compares. For a field with several values it is one of them. */
function valueAsked(field: Field): JsonSchema {
  const schema = schemaOfField(field, 'answer');
  return schema.items ?? (field.kind === 'text' ? { type: 'string' } : withoutLimits(schema));
}

/** Removes the limits of a field, which do not apply to filters. */
function withoutLimits({ minimum: _, maximum: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Returns the schema of the paging parameters. */
export function pagingSchema(entity: Entity): JsonSchema {
  const sortable = Object.keys({ ...sharedFields, ...entity.fields }).filter((name) => isSortable(entity, name));
  return objectOf(
    {
      pageNum: { type: 'integer', minimum: 1, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT },
      sort: { type: 'string', enum: sortable },
      order: { type: 'string', enum: ['asc', 'desc'] },
      keyword: { type: 'string', maxLength: KEYWORD_MAX },
    },
    [],
  );
}

/** Returns the schema of the fields and additions that a page includes, as names separated by commas. */
export function detailSchema(entity: Entity): JsonSchema {
  const fields = Object.keys({ ...sharedFields, ...entity.fields }).filter((name) => isListed(entity, name));
  return objectOf(
    {
      fields: { type: 'string', description: fields.join(',') },
      with: { type: 'string', description: LIST_ADDITIONS.join(',') },
    },
    [],
  );
}
