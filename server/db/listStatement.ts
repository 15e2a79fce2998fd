import { type RawBuilder, sql } from 'kysely';
import type { Computation, Entity } from '../../contract/defineEntity';
import type { Field } from '../../contract/fields';
import type { ListQuery, Sort } from '../../contract/query';
import { fieldOf } from '../../contract/sharedFields';
import { type Condition, listConditions } from './conditions';
import type { DatabaseKind, Queries } from './database';
import { orderExpression } from './entityIndexes';
import { entityTable } from './entityTable';
import { glanceAt } from './glance';
import { recordCodec } from './recordCodec';

/** SQL text with its parameters, ready to run again and again. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export interface ListStatements {
  /**
   * The rows of the page, looked for among the first records of the order asked only; they are the page if it is full.
   * Missing where that would gain nothing.
   */
  glance?: Statement;
  /** The rows of the page. */
  rows: Statement;
  /** One row with `count`: rows of all pages. */
  count: Statement;
}

export interface ListQuestion {
  queries: Queries;
  kind: DatabaseKind;
  entity: Entity;
  query: Pick<ListQuery, 'pageNum' | 'pageSize' | 'sort' | 'keyword' | 'filters'>;
  /** The current day, for computed fields. */
  today: string;
  /** Conditions that are no filters of the list. */
  also?: readonly Condition[];
  /** Columns read of the rows; what lists show unless told. */
  columns?: readonly string[];
  /** An order that no fields of the list express, instead of the query's. */
  orderBy?: readonly RawBuilder<unknown>[];
}

/**
 * Writes the SQL of a page of a list. The page's ids are found first, on indexes alone, and only its rows are then
 * read whole, so that a search or a far page does not read rows it will not show.
 */
export function listStatements({
  queries,
  kind,
  entity,
  query,
  today,
  also = [],
  columns: wanted = recordCodec(entity).listColumns,
  orderBy,
}: ListQuestion): ListStatements {
  const { name } = entity;
  const search = searchPlan({ kind, entity, query });
  const conditions = [...listConditions({ kind, entity, query, today }), ...also];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const orderOf = (isSorted: boolean) =>
    sql.join(orderBy ?? query.sort.map((sort) => orderTerm({ entity, sort, today, isSorted })));
  const order = orderOf(search.isSorted);
  const columns = sql.join(wanted.map((column) => sql.ref(`${name}.${column}`)));
  const page = sql`select "id" from ${sql.table(name)} ${search.hint} ${where} order by ${order}
    limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`;
  const whole = (ids: RawBuilder<unknown>) =>
    compiled(sql`select ${columns} from ${sql.table(name)} where "id" in (${ids}) order by ${order}`, queries);
  const glance = orderBy === undefined ? glanceAt({ kind, entity, query, where, order: orderOf(false) }) : undefined;
  return {
    glance: glance && whole(glance),
    rows: whole(page),
    count: compiled(sql`select count(*) as "count" from ${sql.table(name)} ${where}`, queries),
  };
}

/** The ids of all visible records in the default order of lists. */
export function allIdsStatement({
  queries,
  entity,
  today,
  sort,
}: Omit<ListQuestion, 'query' | 'kind'> & { sort: readonly Sort[] }): Statement {
  const order = sql.join(sort.map((term) => orderTerm({ entity, sort: term, today, isSorted: false })));
  const where = entityTable(entity).soft ? sql`where "deleted" = 0` : sql``;
  return compiled(sql`select "id" from ${sql.table(entity.name)} ${where} order by ${order}`, queries);
}

interface SearchPlan {
  /** Names the index to walk. */
  hint: RawBuilder<unknown>;
  /** The rows found are sorted rather than found in order: a plus keeps SQLite from using an index for the order. */
  isSorted: boolean;
}

/**
 * Few records hold a text, and SQLite cannot know: told nothing, it reads records by the thousand. In the default order
 * there is an index that holds the text too; in any other it is better to sort what was found.
 */
function searchPlan({ kind, entity, query }: Pick<ListQuestion, 'kind' | 'entity' | 'query'>): SearchPlan {
  const none = sql``;
  if (kind !== 'sqlite' || query.keyword === undefined) return { hint: none, isSorted: false };
  const isDefaultOrder = query.sort[0]?.field === entity.sort[0]?.[0] && query.sort[0]?.order === entity.sort[0]?.[1];
  if (!isDefaultOrder) return { hint: none, isSorted: true };
  return { hint: sql`indexed by ${sql.id(entityTable(entity).searchIndex)}`, isSorted: false };
}

function compiled(query: RawBuilder<unknown>, queries: Queries): Statement {
  const { sql: text, parameters } = query.compile(queries);
  return { sql: text, parameters };
}

interface OrderTerm {
  entity: Entity;
  sort: Sort;
  today: string;
  isSorted: boolean;
}

/** Nulls are the smallest values, as SQLite has it; PostgreSQL has to be told. */
function orderTerm({ entity, sort: { field, order }, today, isSorted }: OrderTerm): RawBuilder<unknown> {
  const definition = fieldOf(entity, field);
  const computation = entity.computed?.[field];
  const expression = computation
    ? computedExpression(computation, definition, today)
    : sql.raw(`${isSorted ? '+' : ''}${orderExpression(field, definition)}`);
  return order === 'desc' ? sql`${expression} desc nulls last` : sql`${expression} asc nulls first`;
}

/**
 * The whole number a computed field has, found among its possible values by halving: each question is whether the
 * stored field lies beyond the limit of the middle value.
 */
function computedExpression({ stored }: Computation, field: Field | undefined, today: string): RawBuilder<unknown> {
  if (field?.kind !== 'integer') throw new Error('only whole numbers can be computed and sorted by');
  const column = sql.ref(stored.field);
  const among = (low: number, high: number): RawBuilder<unknown> => {
    if (low >= high) return sql.lit(low);
    const middle = Math.ceil((low + high) / 2);
    const { from, to } = stored.limits({ from: middle }, today);
    const reaches = from === undefined ? sql`${column} <= ${to}` : sql`${column} >= ${from}`;
    return sql`case when ${reaches} then ${among(middle, high)} else ${among(low, middle - 1)} end`;
  };
  return sql`case when ${column} is null then null else ${among(field.min, field.max)} end`;
}
