import type { Operation } from '../operations/operations';
import { type JsonSchema, nullable, schemaRef } from '../schema/JsonSchema';
import { schemaNames } from './entitySchemas';

const FREE: JsonSchema = {};
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

/** Schemas of `data`, and of `dataCount` when the response has one. */
export interface AnswerSchemas {
  data: JsonSchema;
  dataCount?: JsonSchema;
}

/** Returns the schemas of a call's response as far as the contract defines them; free JSON otherwise. */
export function operationAnswer({ spec, entity }: Operation): AnswerSchemas {
  const record = schemaRef(schemaNames(entity.name).record);
  const records: AnswerSchemas = { data: { type: 'array', items: record }, dataCount: COUNT };
  if (spec.kind === 'transition') return { data: record };
  if (spec.kind === 'read') {
    const read = entity.reads?.[spec.operation];
    if (read?.fields || !read) return { data: FREE, dataCount: COUNT };
    return read.answer === 'record' ? { data: FREE } : { data: { type: 'array', items: FREE }, dataCount: COUNT };
  }
  switch (spec.operation) {
    case 'selectAll':
    case 'selectByIds':
    case 'selectBySelectivePagination':
    case 'queryAll':
    case 'querySelective':
    case 'queryAllPagination':
    case 'querySelectivePagination':
      return records;
    case 'queryAllPaginationCastToViewObject':
    case 'querySelectivePaginationCastToViewObject':
      return { data: { type: 'array', items: { type: 'object' } }, dataCount: COUNT };
    case 'countAll':
    case 'countSelective':
      return { data: COUNT };
    case 'selectById':
    case 'queryById':
    case 'insert':
    case 'insertSelective':
    case 'updateById':
    case 'updateByIdSelective':
    case 'unmask':
    case 'unmaskPhone':
      return { data: record };
    case 'lookup':
      return { data: nullable(record) };
    default:
      return { data: FREE };
  }
}
