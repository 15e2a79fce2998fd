import type { Entity } from '../../contract/defineEntity';
import { updateInputs } from '../../contract/duplicates';
import { type Fields, integer } from '../../contract/fields';
import { lookupInputs } from '../../contract/query/lookup';
import { idField, idsField } from '../call/input';
import type { Operation } from '../operations/operations';
import { type JsonSchema, objectOf, schemaRef } from '../schema/JsonSchema';
import { type FieldLabels, schemaOfFields } from '../schema/schemaOfField';
import { changesSchema, replaceSchema, schemaNames } from './entitySchemas';
import { detailSchema, filterSchema, pagingSchema } from './listSchemas';

const VERSION: Fields = { version: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) };

/**
 * Returns the schemas of a call's input. A read can have several, whose properties are combined in its query. Every
 * other call has one, or none when it accepts no input.
 */
export function operationInput({ spec: { operation }, entity, handle }: Operation, labels: FieldLabels): JsonSchema[] {
  const fields = (ownFields: Fields) =>
    Object.keys(ownFields).length > 0 ? [schemaOfFields(ownFields, 'input', labels)] : [];
  if (handle.input) return fields(handle.input);
  const transition = entity.transitions?.[operation];
  if (transition) return fields({ ...idField, ...VERSION, ...transition.input });
  const ownFields = entity.calls?.[operation];
  if (ownFields) return fields(ownFields.input);
  const read = entity.reads?.[operation];
  if (!read) return GENERIC_INPUTS[operation]?.(entity, labels) ?? [];
  if (read.filters) {
    const conditions = filterSchema(entity, labels, Object.keys(read.input));
    return [...fields(read.input), pagingSchema(entity), conditions];
  }
  return read.answer === 'page' ? [...fields(read.input), pagesSchema(entity)] : fields(read.input);
}

type InputSchemas = (entity: Entity, labels: FieldLabels) => JsonSchema[];

const NO_INPUT: InputSchemas = () => [];
const byId: InputSchemas = (_, labels) => [schemaOfFields(idField, 'input', labels)];
const listInput: InputSchemas = (entity) => [pagingSchema(entity), schemaRef(schemaNames(entity.name).filter)];
const pageInput: InputSchemas = (entity) => [pagesSchema(entity)];
const newRecord: InputSchemas = (entity) => [schemaRef(schemaNames(entity.name).insert)];
const changedRecord: InputSchemas = (entity) => [schemaRef(schemaNames(entity.name).update)];

/** Inputs of the calls of every entity, and of entities with query operations (`hasQueryOperations`). */
const GENERIC_INPUTS: Readonly<Record<string, InputSchemas>> = {
  selectAll: NO_INPUT,
  selectById: byId,
  selectByIds: (_, labels) => [schemaOfFields(idsField, 'input', labels)],
  selectBySelectivePagination: (entity, labels) => [...listInput(entity, labels), detailSchema(entity)],
  insert: newRecord,
  updateByIdSelective: changedRecord,
  updateByIds: (entity, labels) => {
    const { properties } = changesSchema(entity, labels);
    const ids = schemaOfFields(idsField, 'input', labels);
    return [objectOf({ ...ids.properties, ...properties }, ids.required ?? [])];
  },
  deleteById: (entity, labels) => [schemaOfFields({ ...idField, ...entity.deletion.inputs }, 'input', labels)],
  deleteByIds: (entity, labels) => [schemaOfFields({ ...idsField, ...entity.deletion.inputs }, 'input', labels)],
  selectDeleted: listInput,
  restoreById: (entity, labels) => [
    schemaOfFields({ ...idField, ...VERSION, ...updateInputs(entity) }, 'input', labels),
  ],
  restoreByIds: (_, labels) => [schemaOfFields(idsField, 'input', labels)],
  lookup: (entity, labels) => [schemaOfFields(lookupInputs(entity), 'input', labels)],
  queryAll: NO_INPUT,
  countAll: NO_INPUT,
  querySelective: listInput,
  countSelective: listInput,
  queryAllPagination: pageInput,
  querySelectivePagination: listInput,
  queryAllPaginationCastToViewObject: pageInput,
  querySelectivePaginationCastToViewObject: listInput,
  queryById: byId,
  insertSelective: newRecord,
  updateById: (entity, labels) => [replaceSchema(entity, labels)],
};

/** Returns the schema of pages without filters. */
function pagesSchema(entity: Entity): JsonSchema {
  const { keyword: _, ...properties } = pagingSchema(entity).properties ?? {};
  return objectOf(properties, []);
}
