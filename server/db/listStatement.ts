import { type RawBuilder, sql } from 'kysely';
import type { Computation, Entity } from '../../contract/defineEntity';
import type { Field } from '../../contract/fields';
import type { Filter, ListQuery, Sort } from '../../contract/query';
import { fieldOf } from '../../contract/sharedFields';
import { type Condition, listConditions, whereAll } from './conditions';
import type { DatabaseKind, Queries, Statement } from './database';
import { orderExpression } from './entityIndexes';
import { entityTable } from './entityTable';
import { glanceAt, storedGlanceAt } from './glance';
import { type HalvedStatements, halvedStatements } from './halves';
import { filteredColumn, storedColumn } from './listColumns';
import { recordCodec } from './recordCodec';
import { isNarrowed } from './scopedDatabase';

export interface ListStatements extends HalvedStatements {
  /**
   * The rows of the page, looked for among the first records of the order asked only; they are the page if it is full.
   * Missing where that would gain nothing.
   */
  glance?: Statement;
  /** In an order by computed values: how the rows of the page are found among the first records of that order. */
  nearby?: Nearby;
  /**
   * The rows of the page, each with `count` behind its columns: one walk answers both. It keeps all that match in
   * memory, so it is there only where few are expected: after a glance in SQLite, for a search in PostgreSQL.
   */
  counted?: Statement;
  /** The rows of the page. */
  rows: Statement;
  /** One row with `count`: rows of all pages. */
  count: Statement;
}

/** How to read a page in the order of computed values without computing those of all records. */
export interface Nearby {
  /** One row with `stored`, the stored value of the page's last record or near it; none when that lies farther off. */
  probe: Statement;
  /** The rows of the page, among the records up to that value. */
  rows(stored: string): Statement;
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
  const isNarrow = isNarrowed(queries, name);
  const search = isNarrow ? UNHINTED : searchPlan({ kind, entity, query });
  const conditionsOf = (filters: readonly Filter[]) => [
    ...listConditions({ kind, entity, query: { ...query, filters }, today }),
    ...also,
  ];
  const conditions = conditionsOf(query.filters);
  const where = whereAll(conditions);
  const orderOf = (isSorted: boolean) =>
    sql.join(orderBy ?? query.sort.map((sort) => orderTerm({ entity, sort, today, isSorted })));
  const order = orderOf(search.isSorted);
  const columns = sql.join(wanted.map((column) => sql.ref(`${name}.${column}`)));
  const limits = sql`limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`;
  const pageOf = (condition: RawBuilder<unknown>) =>
    sql`select "id" from ${sql.table(name)} ${search.hint} ${condition} order by ${order} ${limits}`;
  const compile = (text: RawBuilder<unknown>) => compiled(text, queries);
  const whole = (ids: RawBuilder<unknown>) =>
    compile(sql`select ${columns} from ${sql.table(name)} where "id" in (${ids}) order by ${order}`);
  const countOf = (condition: RawBuilder<unknown>, hint = search.allHint) =>
    sql`select count(*) as "count" from ${sql.table(name)} ${hint} ${condition}`;
  const statements = { rows: whole(pageOf(where)), count: compile(countOf(where)) };
  // What is seen of a narrowed table lies together in an index of its own, not among the first records of an order.
  if (orderBy !== undefined || isNarrow) return statements;
  const sorted = query.sort.map(({ field }) => storedColumn(entity, field));
  const kept = sql.join([...new Set(['id', ...sorted])].map(sql.ref));
  const found = (condition: RawBuilder<unknown>, hint = search.allHint) =>
    sql`with "found" as materialized (select ${kept} from ${sql.table(name)} ${hint} ${condition})`;
  const met = whereAll([...listConditions({ kind, entity, query, today, isGlance: true }), ...also]);
  const glance = glanceAt({ kind, entity, query, where: met, order: orderOf(false) });
  const probe = glance ? undefined : storedGlanceAt({ kind, entity, query, where: met });
  // What people search by is in few records, and PostgreSQL has no figures of that.
  const isFew = kind === 'postgres' && query.keyword !== undefined;
  const isCounted = isFew || (kind === 'sqlite' && (glance ?? probe) !== undefined);
  const { countHalved, foundHalved } =
    kind === 'sqlite'
      ? halvedStatements({ entity, query, today, conditionsOf, sorted, order, countOf, found, whole, compile })
      : {};
  const counted = sql`${found(where)}
    select ${columns}, (select count(*) from "found") as "count" from ${sql.table(name)}
    where "id" in (select "id" from "found" order by ${order} ${limits}) order by ${order}`;
  return {
    ...statements,
    ...(isCounted && { counted: compile(counted) }),
    ...(isCounted && foundHalved && { foundHalved }),
    ...(countHalved && { countHalved }),
    ...(glance && { glance: whole(glance) }),
    ...(probe && {
      nearby: {
        probe: compile(probe),
        rows: (stored) =>
          whole(pageOf(whereAll([notBeyond({ entity, sort: query.sort, today, stored }), ...conditions]))),
      },
    }),
  };
}

/** That a record comes not after all those whose computed value is the one that follows from `stored`. */
function notBeyond({
  entity,
  sort: [first],
  today,
  stored,
}: {
  entity: Entity;
  sort: readonly Sort[];
  today: string;
  stored: string;
}): Condition {
  const computation = first && entity.computed?.[first.field];
  if (!computation) throw new Error('the order does not begin with a computed field');
  const { compute, stored: behind } = computation;
  const value = Number(compute({ [behind.field]: stored }, today));
  const { from, to } = behind.limits(first.order === 'desc' ? { from: value } : { to: value }, today);
  const column = sql.ref(behind.field);
  return from === undefined ? sql`${column} <= ${to}` : sql`${column} >= ${from}`;
}

/** The ids of all visible records that match, in the order asked. */
export function allIdsStatement({ queries, kind, entity, query, today }: ListQuestion): Statement {
  const order = sql.join(query.sort.map((sort) => orderTerm({ entity, sort, today, isSorted: false })));
  const where = whereAll(listConditions({ kind, entity, query, today }));
  return compiled(sql`select "id" from ${sql.table(entity.name)} ${where} order by ${order}`, queries);
}

interface SearchPlan {
  /** Names the index to walk for the rows of a page. */
  hint: RawBuilder<unknown>;
  /** Names the index to walk for all that match. */
  allHint: RawBuilder<unknown>;
  /** The rows found are sorted rather than found in order: a plus keeps SQLite from using an index for the order. */
  isSorted: boolean;
}

const UNHINTED: SearchPlan = { hint: sql``, allHint: sql``, isSorted: false };

/**
 * Few records hold a text, and SQLite cannot know: told nothing, it reads records by the thousand. In the default order
 * there is an index that holds the text too; in any other it is better to sort what was found. That index is also the
 * narrowest that holds the text, so all that match are looked for there unless something is asked that it does not hold.
 */
function searchPlan({ kind, entity, query }: Pick<ListQuestion, 'kind' | 'entity' | 'query'>): SearchPlan {
  if (kind !== 'sqlite' || query.keyword === undefined) return UNHINTED;
  const none = sql``;
  const { name, parts } = entityTable(entity).searchIndex;
  const hint = sql`indexed by ${sql.id(name)}`;
  const held = new Set(parts.map(({ expression }) => expression));
  const isHeld = query.filters.every(({ field }) => held.has(`"${filteredColumn(entity, field)}"`));
  const isDefaultOrder = query.sort[0]?.field === entity.sort[0]?.[0] && query.sort[0]?.order === entity.sort[0]?.[1];
  return {
    hint: isDefaultOrder || isHeld ? hint : none,
    allHint: isHeld ? hint : none,
    isSorted: !isDefaultOrder,
  };
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

/** The expression of a computed field's values on a day; they are long, and the same in every question of that day. */
const computedOrders = new WeakMap<Computation, { today: string; expression: RawBuilder<unknown> }>();

function computedExpression(computation: Computation, field: Field | undefined, today: string): RawBuilder<unknown> {
  const known = computedOrders.get(computation);
  if (known?.today === today) return known.expression;
  if (field?.kind !== 'integer') throw new Error('only whole numbers can be computed and sorted by');
  const expression = sql.raw(computedText(computation, field, today));
  computedOrders.set(computation, { today, expression });
  return expression;
}

/**
 * The whole number a computed field has, found among its possible values by halving: each question is whether the
 * stored field lies beyond the limit of the middle value. The limits are days, of our own making.
 */
function computedText({ stored }: Computation, { min, max }: { min: number; max: number }, today: string): string {
  const among = (low: number, high: number): string => {
    if (low >= high) return String(low);
    const middle = Math.ceil((low + high) / 2);
    const { from, to } = stored.limits({ from: middle }, today);
    const reaches = from === undefined ? `"${stored.field}" <= '${to}'` : `"${stored.field}" >= '${from}'`;
    return `case when ${reaches} then ${among(middle, high)} else ${among(low, middle - 1)} end`;
  };
  return `case when "${stored.field}" is null then null else ${among(min, max)} end`;
}
