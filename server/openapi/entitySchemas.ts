import type { Entity } from '../../contract/defineEntity';
import { type DeletionFacts, isRestorable } from '../../contract/deletion';
import { CONFIRM_DUPLICATES, POSSIBLE_DUPLICATE, updateInputs } from '../../contract/duplicates';
import type { Fields } from '../../contract/fields';
import { EMPTY_FIELDS, hiddenTexts } from '../../contract/masks';
import { sharedFields } from '../../contract/sharedFields';
import { isWritable } from '../../contract/validation/validation';
import { referenceNameFields } from '../operations/reads/withReferenceNames';
import { type JsonSchema, nullable, objectOf } from '../schema/JsonSchema';
import { type FieldLabels, schemaOfField, schemaOfFields, schemaOfValue } from '../schema/schemaOfField';
import { filterSchema } from './listSchemas';

/** Returns the names of the schemas of an entity. */
export const schemaNames = (entity: string) => ({
  record: entity,
  /** A row of a list, with the requested fields. */
  row: `${entity}.row`,
  /** A record with the names of the records it refers to. */
  view: `${entity}.view`,
  /** A deleted record. */
  deleted: `${entity}.deleted`,
  insert: `${entity}.insert`,
  update: `${entity}.update`,
  filter: `${entity}.filter`,
});

/** Returns the schemas of an entity: a record in responses, in inserts and in updates, and the filters of its lists. */
export function entitySchemas(entity: Entity, labels: FieldLabels): Record<string, JsonSchema> {
  const names = schemaNames(entity.name);
  const writable = Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => isWritable(field)));
  return {
    [names.record]: recordSchema(entity, labels),
    [names.row]: rowSchema(entity, labels),
    ...(isRestorable(entity) && { [names.deleted]: deletedSchema(entity, labels) }),
    ...(entity.hasQueryOperations && { [names.view]: viewSchema(entity, labels) }),
    [names.insert]: insertSchema(entity, writable, labels),
    [names.update]: updateSchema(entity, labels),
    [names.filter]: filterSchema(entity, labels),
  };
}

/**
 * Returns the schema of a record in responses. Fields that only a single read includes are optional; a single read
 * also names the masked texts that are empty.
 */
function recordSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  const { properties = {}, required = [] } = fullRecordSchema(entity, labels);
  const hidden = hiddenTexts(entity);
  if (hidden.length === 0) return objectOf(properties, required);
  const emptyFields = { type: 'array', items: { type: 'string', enum: hidden }, uniqueItems: true };
  return objectOf({ ...properties, [EMPTY_FIELDS]: emptyFields }, required);
}

/** Returns the schema of a row of a page: `id`, `version` and the requested fields. */
function rowSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  return objectOf(fullRecordSchema(entity, labels).properties ?? {}, ['id', 'version']);
}

/**
 * Returns the schema of a record with the names of the records it refers to: `null` for a deleted one and for one
 * outside the data scope.
 */
function viewSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  const { properties, required = [] } = fullRecordSchema(entity, labels);
  const names = referenceNameFields(entity).map(({ name }) => name);
  const named = Object.fromEntries(names.map((name) => [name, DISPLAY_NAME]));
  return objectOf({ ...properties, ...named }, [...required, ...names]);
}

/** Returns the schema of a deleted record, with who has deleted it and when. */
function deletedSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  const { properties, required = [] } = fullRecordSchema(entity, labels);
  const facts = { deleteTime: { type: 'string', format: 'date-time' }, deleteBy: { type: 'string' } } satisfies Record<
    keyof DeletionFacts,
    JsonSchema
  >;
  return objectOf({ ...properties, ...facts }, [...required, ...Object.keys(facts)]);
}

/** The display name of a record. */
const DISPLAY_NAME: JsonSchema = { type: ['string', 'number', 'null'] };

function fullRecordSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  const fields: Fields = { ...sharedFields, ...entity.fields };
  const schema = schemaOfFields(fields, 'answer', labels);
  const required = Object.keys(schema.properties ?? {}).filter((name) => !fields[name]?.detail);
  return { ...schema, required };
}

/** Returns the schema of a new record, with the inputs that are not fields. */
function insertSchema(entity: Entity, writable: Fields, labels: FieldLabels): JsonSchema {
  const schema = schemaOfFields({ ...writable, ...entity.insertInputs }, 'input', labels);
  return { ...schema, properties: { ...schema.properties, ...confirmationSchema(entity) } };
}

/** Returns the schema of the input that confirms that possible duplicates are different records. */
function confirmationSchema(entity: Entity): Record<string, JsonSchema> {
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
function updateSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  const { properties } = changesSchema(entity, labels);
  const { id, version } = sharedFields;
  return objectOf({ id: schemaOfField(id, 'input'), version: schemaOfField(version, 'input'), ...properties }, ['id']);
}

/**
 * Returns the schema of an update that clears absent fields: as {@link updateSchema}, but required fields must be
 * present.
 */
export function replaceSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  const { properties = {}, required = [] } = updateSchema(entity, labels);
  const requiredFields = Object.entries(entity.fields).filter(
    ([name, { required: isRequired, filledByDerive: filled }]) => {
      return Object.hasOwn(properties, name) && isRequired && !filled;
    },
  );
  return objectOf(properties, [...required, ...requiredFields.map(([name]) => name)]);
}

/** Returns the schema of the fields that can be changed, all of them optional. */
export function changesSchema(entity: Entity, labels: FieldLabels): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!isWritable(field) || field.immutable) continue;
    // Absent fields stay as they are, so defaults do not apply.
    const { default: _, ...schema } = schemaOfValue(name, field, { side: 'input', words: labels });
    properties[name] = schema;
  }
  return objectOf({ ...properties, ...confirmationSchema(entity) }, []);
}
