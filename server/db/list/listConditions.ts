import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';
import { filteredRegions } from '../../../contract/query/filteredRegions';
import { type Filter, lowerAscii } from '../../../contract/query/query';
import { fieldOf } from '../../../contract/sharedFields';
import { normalizeForComparison } from '../../../contract/values/normalizeForComparison';
import type { Queries } from '../database';
import { deletedConditions } from '../rows/deletedRows';
import { recordCodec } from '../rows/recordCodec';
import type { Condition } from '../scope/condition';
import { withinRegions } from '../scope/dataScope';
import { sqlDialectOf } from '../sqlDialectOf';
import { comparedColumn } from '../tables/comparedColumns';
import { entityTable } from '../tables/entityTable';
import { SEARCH_COLUMN } from '../tables/storedFields';

export interface ListConditions {
  entity: Entity;
  /** Queries of the database; an encrypted field is compared with its key. */
  queries: Queries;
  query: { filters: readonly Filter[]; keyword?: string };
  today: string;
  /** Checks links per row (`exists`), for statements that look at few rows. Otherwise the links select the rows (`in`). */
  linksByRow?: boolean;
  /** Lists the deleted rows that can be restored at this moment, in milliseconds since 1970, instead of the visible ones. */
  deletedAt?: number;
}

/** Returns the conditions of a list: visible rows, all filters, and the keyword in the searched texts. */
export function listConditions(request: ListConditions): Condition[] {
  const { entity, queries, query, today, linksByRow = false, deletedAt } = request;
  const table = entityTable(entity);
  const conditions = query.filters.map((filter) => filterCondition({ entity, queries, filter, today, linksByRow }));
  // A literal: the statement must repeat the condition of a partial index word for word.
  if (deletedAt !== undefined) conditions.unshift(...deletedConditions(deletedAt));
  else if (table.soft) conditions.unshift(sql`"deleted" = 0`);
  if (query.keyword) {
    conditions.push(
      table.searched.length > 0
        ? contains(queries, sql.ref(SEARCH_COLUMN), normalizeForComparison(query.keyword))
        : NEVER,
    );
  }
  return conditions;
}

const NEVER = sql<SqlBool>`1 = 0`;
const ALWAYS = sql<SqlBool>`1 = 1`;

type FilterConditionOptions = Required<Omit<ListConditions, 'query' | 'deletedAt'>> & { filter: Filter };

function filterCondition({ entity, queries, filter, today, linksByRow }: FilterConditionOptions): Condition {
  const field = fieldOf(entity, filter.field);
  if (!field) throw new Error(`${entity.name} has no field ${filter.field}`);
  if (filter.operator === 'not') {
    return not(filterCondition({ entity, queries, filter: { ...filter, operator: 'in' }, today, linksByRow }));
  }
  if (filter.operator === 'empty') {
    const isEmpty = emptyCondition({ entity, field, filter, linksByRow });
    return filter.value === true ? isEmpty : not(isEmpty);
  }
  const computation = entity.computed?.[filter.field];
  if (computation) return computedCondition(computation.stored, filter, today);
  if (field.encrypted) return encryptedCondition(entity, filter, queries);
  const compared = comparedColumn(entity, filter.field);
  if (compared !== filter.field) return comparedCondition(queries, compared, filter);
  switch (field.kind) {
    case 'references':
      return linkCondition({ entity, filter, linksByRow });
    case 'choices':
    case 'texts':
      // The column holds JSON, so an item is found by its quoted form.
      return anyOf(
        asArray(filter.value).map((value) => contains(queries, sql.ref(filter.field), JSON.stringify(value))),
      );
    default:
      return plainCondition(queries, field, filter);
  }
}

/** Also true where the condition is unknown, because the row has no value. */
function not(condition: Condition): Condition {
  return sql`(${condition}) is not true`;
}

function emptyCondition({
  entity,
  field,
  filter,
  linksByRow,
}: Pick<FilterConditionOptions, 'entity' | 'filter' | 'linksByRow'> & { field: Field }): Condition {
  const column = sql.ref(filter.field);
  switch (field.kind) {
    case 'references':
      return not(linked({ entity, filter, linksByRow }));
    case 'choices':
    case 'texts':
      return sql`(${column} is null or ${column} = '[]')`;
    case 'text':
      return sql`(${column} is null or ${column} = '')`;
    default:
      return sql`${column} is null`;
  }
}

function linkCondition({
  entity,
  filter,
  linksByRow,
}: Pick<FilterConditionOptions, 'entity' | 'filter' | 'linksByRow'>): Condition {
  return linked({ entity, filter, linksByRow }, sql`"targetId" in (${sql.join(asArray(filter.value))})`);
}

/** Matches the rows with a link to one of the targets. */
function linked(
  { entity, filter, linksByRow }: Pick<FilterConditionOptions, 'entity' | 'filter' | 'linksByRow'>,
  isTarget: Condition = ALWAYS,
): Condition {
  const links = sql.table(`${entity.name}_${filter.field}`);
  if (!linksByRow) return sql`"id" in (select "ownerId" from ${links} where ${isTarget})`;
  return sql`exists (select 1 from ${links} where "ownerId" = ${sql.ref(`${entity.name}.id`)} and ${isTarget})`;
}

/** Encrypted values can only be compared for equality. */
function encryptedCondition(entity: Entity, { field, operator, value }: Filter, queries: Queries): Condition {
  if (operator !== 'eq' && operator !== 'in') throw new Error(`${entity.name}.${field} is sealed: no ${operator}`);
  const { comparison } = recordCodec(entity, queries);
  const compared = asArray(value).map((each) => comparison(field, each));
  const [column] = compared[0] ?? [];
  return column === undefined ? NEVER : sql`${sql.ref(column)} in (${sql.join(compared.map(([, each]) => each))})`;
}

/** Both sides are normalized by `comparedText`, so that texts which look the same are equal. */
function comparedCondition(queries: Queries, column: string, { operator, value }: Filter): Condition {
  const texts = asArray(value).map((each) => normalizeForComparison(String(each)));
  if (operator === 'like') return anyOf(texts.map((text) => contains(queries, sql.ref(column), text)));
  return texts.length === 0 ? NEVER : sql`${sql.ref(column)} in (${sql.join(texts)})`;
}

function plainCondition(queries: Queries, field: Field, filter: Filter): Condition {
  const column = sql.ref(filter.field);
  const value = (rawValue: unknown) => toDatabaseValue(field, rawValue);
  const regions = filteredRegions(field, filter);
  if (regions) return withinRegions(filter.field, regions);
  switch (filter.operator) {
    case 'in':
      return sql`${column} in (${sql.join(asArray(filter.value).map(value))})`;
    case 'from':
      return sql`${column} >= ${value(filter.value)}`;
    case 'to':
      return sql`${column} <= ${value(filter.value)}`;
    case 'like':
      return contains(queries, sql`lower(${column})`, lowerAscii(String(filter.value)));
    default:
      return sql`${column} = ${value(filter.value)}`;
  }
}

/** Converts limits on a computed value to limits on the stored field behind it. */
function computedCondition(
  stored: {
    field: string;
    limits: (range: { from?: number; to?: number }, today: string) => { from?: string; to?: string };
  },
  { operator, value }: Filter,
  today: string,
): Condition {
  const column = sql.ref(stored.field);
  return anyOf(
    asArray(value).map((item) => {
      const number = Number(item);
      const { from, to } = stored.limits(
        operator === 'from' ? { from: number } : operator === 'to' ? { to: number } : { from: number, to: number },
        today,
      );
      const parts: Condition[] = [];
      if (from !== undefined) parts.push(sql`${column} >= ${from}`);
      if (to !== undefined) parts.push(sql`${column} <= ${to}`);
      return parts.length > 0 ? sql<SqlBool>`(${sql.join(parts, sql` and `)})` : ALWAYS;
    }),
  );
}

/** Returns a value in database format: times in milliseconds, booleans as 0 and 1. */
function toDatabaseValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'dateTime':
      return typeof value === 'number' ? value : Date.parse(String(value));
    case 'boolean':
      return value === true ? 1 : 0;
    default:
      return value;
  }
}

/**
 * Case-sensitive containment. In SQLite `like` would ignore case and `instr` is faster; in PostgreSQL `like` can use an
 * index.
 */
function contains(queries: Queries, column: RawBuilder<unknown>, part: string): Condition {
  if (sqlDialectOf(queries) === 'sqlite') return sql`instr(${column}, ${part}) > 0`;
  return sql`${column} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`;
}

function anyOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return NEVER;
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
