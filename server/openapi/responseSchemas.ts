import { type ListAddition, TREND_DAYS } from '../../contract/query/listDetail';
import { fieldOf } from '../../contract/sharedFields';
import type { Operation } from '../operations/operations';
import { type JsonSchema, nullable, objectOf, schemaRef } from '../schema/JsonSchema';
import { schemaOfValue } from '../schema/schemaOfField';
import { schemaNames } from './entitySchemas';

const ANY_JSON: JsonSchema = {};
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const ID: JsonSchema = { type: 'integer', minimum: 1 };

/** The properties of a success besides `status` and `message`, and which of them are always present. */
export interface ResponseSchemas {
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
}

/** Returns the schemas of a call's response as far as the contract defines them; free JSON otherwise. */
export function responseSchemas({ spec, entity, handle }: Operation): ResponseSchemas {
  const names = schemaNames(entity.name);
  const record = schemaRef(names.record);
  if (spec.kind === 'transition') return singleResponse(record);
  const read = spec.kind === 'read' ? entity.reads?.[spec.operation] : undefined;
  if (read) {
    const rows = handle.answers !== 'records' ? ANY_JSON : read.fields ? rowSchema({ entity }, read.fields) : record;
    return read.answer === 'record' ? singleResponse(ANY_JSON) : listResponse(rows);
  }
  if (spec.operation === 'unmask' || spec.operation === 'unmaskPhone') return singleResponse(record);
  if (spec.kind !== 'base') return UNSPECIFIED;
  switch (spec.operation) {
    case 'selectBySelectivePagination':
      return listResponse(schemaRef(names.row), ADDITIONS);
    case 'selectAll':
    case 'selectByIds':
    case 'queryAll':
    case 'querySelective':
    case 'queryAllPagination':
    case 'querySelectivePagination':
      return listResponse(record);
    case 'queryAllPaginationCastToViewObject':
    case 'querySelectivePaginationCastToViewObject':
      return listResponse(schemaRef(names.view));
    case 'selectDeleted':
      return listResponse(schemaRef(names.deleted));
    case 'countAll':
    case 'countSelective':
      return singleResponse(COUNT);
    case 'selectById':
    case 'queryById':
    case 'insert':
    case 'insertSelective':
    case 'restoreById':
    case 'updateById':
    case 'updateByIdSelective':
      return singleResponse(record);
    case 'deleteById':
      return singleResponse(objectOf({ id: ID }, ['id']));
    case 'deleteByIds':
    case 'updateByIds':
    case 'restoreByIds':
      return singleResponse(BULK_RESULT);
    case 'lookup':
      return singleResponse(nullable(record));
    default:
      return UNSPECIFIED;
  }
}

const UNSPECIFIED: ResponseSchemas = { properties: { data: ANY_JSON }, required: [] };

const singleResponse = (data: JsonSchema): ResponseSchemas => ({ properties: { data }, required: ['data'] });

function listResponse(items: JsonSchema, additions: ResponseSchemas['properties'] = {}): ResponseSchemas {
  const properties = { data: { type: 'array', items }, dataCount: COUNT, ...additions };
  return { properties, required: ['data', 'dataCount'] };
}

/** The result of a call for several records: which are done, and why others are not. */
const BULK_RESULT = objectOf(
  {
    done: { type: 'array', items: ID },
    failed: {
      type: 'array',
      items: objectOf(
        {
          id: ID,
          message: { type: 'string' },
          code: { type: 'string' },
          codes: { type: 'object', additionalProperties: { type: 'string' } },
        },
        ['id', 'message', 'code'],
      ),
    },
  },
  ['done', 'failed'],
);

const REFERENCE = objectOf({ id: ID, name: ANY_JSON, nameEn: ANY_JSON, nameJa: ANY_JSON, color: ANY_JSON }, [
  'id',
  'name',
]);

/** What a page includes for the parameter `with`. */
const ADDITIONS: Readonly<Record<ListAddition, JsonSchema>> = {
  counts: { type: 'object', additionalProperties: COUNT },
  references: { type: 'object', additionalProperties: { type: 'array', items: REFERENCE } },
  trend: { type: 'array', items: COUNT, minItems: TREND_DAYS, maxItems: TREND_DAYS },
};

/** Returns the schema of a row with the id and some fields of a record. */
function rowSchema({ entity }: Pick<Operation, 'entity'>, fields: readonly string[]): JsonSchema {
  const fieldSchemas = ['id', ...fields].flatMap((name) => {
    const field = fieldOf(entity, name);
    return field ? [[name, schemaOfValue(name, field, { side: 'answer' })] as const] : [];
  });
  return objectOf(
    Object.fromEntries(fieldSchemas),
    fieldSchemas.map(([name]) => name),
  );
}
