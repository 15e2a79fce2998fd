import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { Field } from '../../contract/fields';
import { isListed, LIST_ADDITIONS, NON_FILTER_PARAMS } from '../../contract/query/listDetail';
import {
  FILTER_TEXT_MAX,
  type FilterOperator,
  filterOperators,
  isHidden,
  isSortable,
  KEYWORD_MAX,
  PAGE_NUM_MAX,
  SORTS_MAX,
  valuesMax,
} from '../../contract/query/query';
import { sharedFields } from '../../contract/sharedFields';
import { LIST_VIEWER } from '../operations/reads/selectPage';
import { type JsonSchema, objectOf } from '../schema/JsonSchema';
import { type FieldLabels, schemaOfField } from '../schema/schemaOfField';
import { textInput } from '../schema/textInput';

const OPERATOR_SUFFIX: Readonly<Record<FilterOperator, string>> = {
  eq: '',
  in: '',
  not: '.not',
  from: '.from',
  to: '.to',
  like: '.like',
  empty: '.empty',
};
const WHOLE_NUMBER: JsonSchema = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

/**
 * Returns the schema of a list's filters: a key for each field (several values match any of them), for the values it must
 * not have, for its bounds, for the text it contains, and for whether it is empty.
 * @param reservedNames names that have another meaning in the same call
 */
export function filterSchema(entity: Entity, labels: FieldLabels, reservedNames: readonly string[] = []): JsonSchema {
  const names = new Set([...NON_FILTER_PARAMS, 'keyword', ...reservedNames]);
  const properties: Record<string, JsonSchema> = {};
  for (const [name, field] of Object.entries({ ...sharedFields, ...entity.fields })) {
    const title = labels(name);
    const titled = (schema: JsonSchema): JsonSchema => ({ ...(title && { title }), ...schema });
    const value = titled(withDaySchema(field));
    for (const operator of filterOperators(entity, name, LIST_VIEWER)) {
      const key = name + OPERATOR_SUFFIX[operator];
      if (operator === 'in' || operator === 'not') {
        properties[key] = anyOf(value, titled(filterValueSchema(field)), valuesMax(field));
      } else properties[key] ??= operator === 'empty' ? titled({ type: 'boolean' }) : value;
    }
  }
  return objectOf(Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name))), []);
}

/** Returns the schema of one value, or of several that match any of them. */
function anyOf(one: JsonSchema, items: JsonSchema, maxItems: number): JsonSchema {
  return { anyOf: [one, { type: 'array', items, minItems: 1, maxItems }] };
}

/**
 * Returns the schema of the value that a filter compares. For a field with several values it is one of them. The limits
 * of a field do not apply to filters.
 */
function filterValueSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'texts':
      return textInput({ max: FILTER_TEXT_MAX }, true);
    case 'integer':
    case 'money':
    case 'reference':
    case 'references':
      return WHOLE_NUMBER;
    case 'decimal':
      return { type: 'number' };
    case 'date':
      return { type: 'string', format: 'date' };
    default: {
      const schema = schemaOfField(field, 'input');
      return schema.items ?? schema;
    }
  }
}

/** Returns the schema of a compared value. For a moment also a day, which matches all its moments. */
function withDaySchema(field: Field): JsonSchema {
  if (field.kind !== 'dateTime') return filterValueSchema(field);
  return { anyOf: [filterValueSchema(field), { type: 'string', format: 'date' }] };
}

/** Returns the schema of the paging parameters. */
export function pagingSchema(entity: Entity): JsonSchema {
  const sortable = Object.keys({ ...sharedFields, ...entity.fields }).filter(
    (name) => isSortable(entity, name) && !isHidden(entity, name, LIST_VIEWER),
  );
  return objectOf(
    {
      pageNum: { type: 'integer', minimum: 1, maximum: PAGE_NUM_MAX, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT },
      sort: { type: 'array', items: { type: 'string', enum: sortable }, uniqueItems: true, maxItems: SORTS_MAX },
      order: {
        type: 'array',
        items: { type: 'string', enum: ['asc', 'desc'] },
        maxItems: SORTS_MAX,
      },
      keyword: textInput({ max: KEYWORD_MAX }, true),
    },
    [],
  );
}

/** Returns the schema of the fields and additions that a page includes. */
export function detailSchema(entity: Entity): JsonSchema {
  const fields = Object.keys({ ...sharedFields, ...entity.fields }).filter((name) => isListed(entity, name));
  return objectOf({ fields: namesSchema(fields), with: namesSchema(LIST_ADDITIONS) }, []);
}

function namesSchema(names: readonly string[]): JsonSchema {
  return { type: 'array', items: { type: 'string', enum: names }, uniqueItems: true, minItems: 1 };
}
