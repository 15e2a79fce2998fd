import { type ListAddition, TREND_DAYS } from '../../contract/listDetail';
import { fieldOf } from '../../contract/sharedFields';
import type { Operation } from '../operations/operations';
import { type JsonSchema, nullable, objectOf, schemaRef } from '../schema/JsonSchema';
import { schemaOfValue } from '../schema/schemaOfField';
import { schemaNames } from './entitySchemas';

const FREE: JsonSchema = {};
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const ID: JsonSchema = { type: 'integer', minimum: 1 };

/** The properties of a success besides `status` and `message`, and which of them are always present. */
export interface AnswerSchemas {
  properties: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
}

/** Returns the schemas of a call's response as far as the contract defines them; free JSON otherwise. */
export function operationAnswer({ spec, entity, handle }: Operation): AnswerSchemas {
  const names = schemaNames(entity.name);
  const record = schemaRef(names.record);
  if (spec.kind === 'transition') return one(record);
  const read = spec.kind === 'read' ? entity.reads?.[spec.operation] : undefined;
  if (read) {
    const rows = handle.answers !== 'records' ? FREE : read.fields ? rowOf({ entity }, read.fields) : record;
    return read.answer === 'record' ? one(FREE) : list(rows);
  }
  if (spec.operation === 'unmask' || spec.operation === 'unmaskPhone') return one(record);
  if (spec.kind !== 'base') return NOTHING_SAID;
  switch (spec.operation) {
    case 'selectBySelectivePagination':
      return list(schemaRef(names.row), ADDITIONS);
    case 'selectAll':
    case 'selectByIds':
    case 'queryAll':
    case 'querySelective':
    case 'queryAllPagination':
    case 'querySelectivePagination':
      return list(record);
    case 'queryAllPaginationCastToViewObject':
    case 'querySelectivePaginationCastToViewObject':
      return list(schemaRef(names.view));
    case 'countAll':
    case 'countSelective':
      return one(COUNT);
    case 'selectById':
    case 'queryById':
    case 'insert':
    case 'insertSelective':
    case 'updateById':
    case 'updateByIdSelective':
      return one(record);
    case 'deleteById':
      return one(objectOf({ id: ID }, ['id']));
    case 'deleteByIds':
    case 'updateByIds':
      return one(SEVERAL);
    case 'lookup':
      return one(nullable(record));
    default:
      return NOTHING_SAID;
  }
}

const NOTHING_SAID: AnswerSchemas = { properties: { data: FREE }, required: [] };

const one = (data: JsonSchema): AnswerSchemas => ({ properties: { data }, required: ['data'] });

function list(items: JsonSchema, additions: AnswerSchemas['properties'] = {}): AnswerSchemas {
  const properties = { data: { type: 'array', items }, dataCount: COUNT, ...additions };
  return { properties, required: ['data', 'dataCount'] };
}

/** The result of a call for several records: which are done, and why others are not. */
const SEVERAL = objectOf(
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

const REFERENCE = objectOf({ id: ID, name: FREE, nameEn: FREE, color: FREE }, ['id', 'name']);

/** What a page includes for the parameter `with`. */
const ADDITIONS: Readonly<Record<ListAddition, JsonSchema>> = {
  counts: { type: 'object', additionalProperties: COUNT },
  references: { type: 'object', additionalProperties: { type: 'array', items: REFERENCE } },
  trend: { type: 'array', items: COUNT, minItems: TREND_DAYS, maxItems: TREND_DAYS },
};

/** Returns the schema of a row with the id and some fields of a record. */
function rowOf({ entity }: Pick<Operation, 'entity'>, fields: readonly string[]): JsonSchema {
  const known = ['id', ...fields].flatMap((name) => {
    const field = fieldOf(entity, name);
    return field ? [[name, schemaOfValue(name, field, { side: 'answer' })] as const] : [];
  });
  return objectOf(
    Object.fromEntries(known),
    known.map(([name]) => name),
  );
}
