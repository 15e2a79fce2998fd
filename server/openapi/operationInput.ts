import type { Entity } from '../../contract/defineEntity';
import { type Fields, integer } from '../../contract/fields';
import { lookupInputs } from '../../contract/lookup';
import { idField, idsField } from '../call/input';
import type { Operation } from '../operations/operations';
import { type JsonSchema, objectOf, schemaRef } from '../schema/JsonSchema';
import { type FieldWords, schemaOfFields } from '../schema/schemaOfField';
import { changesSchema, schemaNames, wholeUpdateSchema } from './entitySchemas';
import { detailSchema, filterSchema, pagingSchema } from './listSchemas';

const VERSION: Fields = { version: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) };

/**
 * Returns the schemas of a call's input. A read can have several, whose properties are combined in its query. Every
 * other call has one, or none when it accepts no input.
 */
export function operationInput({ spec: { operation }, entity, handle }: Operation, words: FieldWords): JsonSchema[] {
  const fields = (own: Fields) => (Object.keys(own).length > 0 ? [schemaOfFields(own, 'input', words)] : []);
  if (handle.input) return fields(handle.input);
  const transition = entity.transitions?.[operation];
  if (transition) return fields({ ...idField, ...VERSION, ...transition.input });
  const own = entity.calls?.[operation];
  if (own) return fields(own.input);
  const read = entity.reads?.[operation];
  if (!read) return GENERIC[operation]?.(entity, words) ?? [];
  if (read.filters) {
    const conditions = filterSchema(entity, words, Object.keys(read.input));
    return [...fields(read.input), pagingSchema(entity), conditions];
  }
  return read.answer === 'page' ? [...fields(read.input), pagesSchema(entity)] : fields(read.input);
}

type Input = (entity: Entity, words: FieldWords) => JsonSchema[];

const NOTHING: Input = () => [];
const byId: Input = (_, words) => [schemaOfFields(idField, 'input', words)];
const listInput: Input = (entity) => [pagingSchema(entity), schemaRef(schemaNames(entity.name).filter)];
const pageInput: Input = (entity) => [pagesSchema(entity)];
const newRecord: Input = (entity) => [schemaRef(schemaNames(entity.name).insert)];
const changedRecord: Input = (entity) => [schemaRef(schemaNames(entity.name).update)];

/** Inputs of the calls that every entity or every visit entity has. */
const GENERIC: Readonly<Record<string, Input>> = {
  selectAll: NOTHING,
  selectById: byId,
  selectByIds: (_, words) => [schemaOfFields(idsField, 'input', words)],
  selectBySelectivePagination: (entity, words) => [...listInput(entity, words), detailSchema(entity)],
  insert: newRecord,
  updateByIdSelective: changedRecord,
  updateByIds: (entity, words) => {
    const { properties } = changesSchema(entity, words);
    const ids = schemaOfFields(idsField, 'input', words);
    return [objectOf({ ...ids.properties, ...properties }, ids.required ?? [])];
  },
  deleteById: (entity, words) => [schemaOfFields({ ...idField, ...entity.removal.inputs }, 'input', words)],
  deleteByIds: (entity, words) => [schemaOfFields({ ...idsField, ...entity.removal.inputs }, 'input', words)],
  lookup: (entity, words) => [schemaOfFields(lookupInputs(entity), 'input', words)],
  queryAll: NOTHING,
  countAll: NOTHING,
  querySelective: listInput,
  countSelective: listInput,
  queryAllPagination: pageInput,
  querySelectivePagination: listInput,
  queryAllPaginationCastToViewObject: pageInput,
  querySelectivePaginationCastToViewObject: listInput,
  queryById: byId,
  insertSelective: newRecord,
  updateById: (entity, words) => [wholeUpdateSchema(entity, words)],
};

/** Returns the schema of pages without filters. */
function pagesSchema(entity: Entity): JsonSchema {
  const { keyword: _, ...properties } = pagingSchema(entity).properties ?? {};
  return objectOf(properties, []);
}
