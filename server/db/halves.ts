import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import { findEntity } from '../../contract/entities';
import type { Filter, ListQuery } from '../../contract/query';
import { fieldOf } from '../../contract/sharedFields';
import { type Bounds, boundsOf, type Condition, whereAll } from './conditions';
import type { Statement, Tuple } from './database';
import type { Index } from './entityIndexes';
import { entityTable } from './entityTable';
import { filteredColumn } from './listColumns';
import { SEARCH_COLUMN } from './storedFields';

/** Records from which on a table is walked in two halves at once. */
export const HALVED_FROM = 20_000;
/** About so many values are known at which an index can be cut; the more there are, the more equal are its halves. */
const CUTS = 256;
/** Ids of a half among which the rows of a page are looked for at most. */
const CANDIDATES_MOST = 500;

/** A question in two halves, told apart by values between which the index it walks can be cut. */
export interface Halved {
  /** Rows with such values, in order and evenly spread; none where halves would gain nothing. */
  cuts: Statement;
  /** What is asked of either half; `undefined` where none of the cuts lies within what is asked. */
  halves(cuts: readonly Tuple[]): readonly Statement[] | undefined;
}

/** Where nothing narrows a question down; in SQLite only. */
export interface HalvedStatements {
  /** Of each half one row with its count. */
  countHalved?: Halved;
  /**
   * Of each half the ids that come first in the order asked, as many as reach to the end of the page, each with the
   * half's count; and the rows of the page among those ids. Missing for pages far off.
   */
  foundHalved?: Halved & { rows(ids: readonly number[]): Statement };
}

/** The pieces of SQL from which a list is put together. */
export interface Pieces {
  entity: Entity;
  query: Pick<ListQuery, 'pageNum' | 'pageSize' | 'filters' | 'keyword'>;
  today: string;
  /** The conditions of the list with these of its filters. */
  conditionsOf(filters: readonly Filter[]): readonly Condition[];
  /** Columns that the order depends on. */
  sorted: readonly string[];
  order: RawBuilder<unknown>;
  countOf(where: RawBuilder<unknown>, hint: RawBuilder<unknown>): RawBuilder<unknown>;
  /** A table `found` of what matches, with what it is ordered by. */
  found(where: RawBuilder<unknown>, hint: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The rows of these ids in the order asked. */
  whole(ids: RawBuilder<unknown>): Statement;
  compile(text: RawBuilder<unknown>): Statement;
}

/** How a list that walks an index of all records is found and counted in both its halves at once. */
export function halvedStatements(pieces: Pieces): HalvedStatements {
  const { entity, query, sorted, order, countOf, found, whole, compile } = pieces;
  if (query.filters.some((filter) => isLookedUp(entity, filter))) return {};
  const { pageNum, pageSize } = query;
  const asked = query.filters.map(({ field }) => filteredColumn(entity, field));
  if (query.keyword !== undefined) asked.push(SEARCH_COLUMN);
  const countHalved = halved(pieces, asked, countOf);
  const foundHalved =
    pageNum * pageSize <= CANDIDATES_MOST &&
    halved(
      pieces,
      [...asked, ...sorted],
      (where, hint) => sql`${found(where, hint)} select "id", (select count(*) from "found") as "count" from "found"
        order by ${order} limit ${pageNum * pageSize}`,
    );
  const rows = (ids: readonly number[]) =>
    whole(sql`select "id" from ${sql.table(entity.name)}
      where "id" in (select "value" from json_each(${JSON.stringify(ids)}))
      order by ${order} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
  return {
    ...(countHalved && { countHalved }),
    ...(foundHalved && { foundHalved: { ...foundHalved, rows } }),
  };

  function halved(
    { conditionsOf, today }: Pieces,
    columns: readonly string[],
    ask: (where: RawBuilder<unknown>, hint: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): Halved | undefined {
    const index = narrowestWith(entity, columns);
    const cutting = index && cuttingOf({ entity, index, filters: query.filters, today });
    if (!cutting) return undefined;
    const others = conditionsOf(query.filters.filter((filter) => !cutting.replaced.has(filter)));
    const hint = sql`indexed by ${sql.id(index.name)}`;
    return {
      cuts: compile(cutting.cuts),
      halves: (cuts) => cutting.halves(cuts)?.map((half) => compile(ask(whereAll([...others, ...half]), hint))),
    };
  }
}

/** Whether an index leads from the value asked straight to few records; those of type lists are in many. */
function isLookedUp(entity: Entity, { field, operator }: Filter): boolean {
  if (operator !== 'eq' && operator !== 'in') return false;
  const definition = fieldOf(entity, field);
  if (definition?.kind === 'reference') return findEntity(definition.entity)?.dictionary !== true;
  return definition?.kind === 'text' || definition?.kind === 'references';
}

/** The narrowest index that holds all these columns. */
function narrowestWith(entity: Entity, columns: readonly string[]): Index | undefined {
  return entityTable(entity).walkedIndexes.find(({ parts }) => {
    const held = new Set(parts.map(({ expression }) => expression));
    return columns.every((column) => held.has(`"${column}"`));
  });
}

/** How what a question asks of an index falls into two halves. */
interface Cutting {
  cuts: RawBuilder<unknown>;
  /** The conditions under which a record lies in one half or the other. */
  halves(cuts: readonly Tuple[]): readonly [Condition[], Condition[]] | undefined;
  /** Filters that the halves' conditions say already. */
  replaced: ReadonlySet<Filter>;
}

interface ToCut {
  entity: Entity;
  index: Index;
  filters: readonly Filter[];
  today: string;
}

/**
 * An index is cut by its first columns: two, or the one after a state that is asked for. Where a stretch of the second is asked
 * for in any state, it is cut by that one: few states come before it, so each of them is searched for the stretch. A record without a value
 * would lie in neither half, so that columns that may be empty are left out; without any there are no halves.
 */
function cuttingOf({ entity, index, filters, today }: ToCut): Cutting | undefined {
  const [first, second] = index.parts.map(({ expression }) => /^"(\w+)"$/.exec(expression)?.[1]);
  const bounds = new Map(filters.map((filter) => [filter, boundsOf(entity, filter, today)]));
  const isBounded = (column?: string) => [...bounds.values()].some((each) => each?.column === column);
  const isStateFirst = first !== undefined && first === entity.state?.field;
  const state = filters.find(({ field, operator }) => isStateFirst && field === first && operator === 'eq');
  const columns = filledColumns(entity, state || (isStateFirst && isBounded(second)) ? [second] : [first, second]);
  const [column] = columns;
  if (column === undefined) return undefined;
  const replaced = new Map([...bounds].filter(([, each]) => each?.column === column));
  const stretch = within([...replaced.values()]);
  return {
    cuts: evenCuts({ entity, index, columns, state }),
    halves(cuts) {
      const inside = cuts.filter(([value]) => isInside(value, stretch));
      const cut = inside[Math.floor(inside.length / 2)];
      return cut && halvesAt(cut, columns, stretch);
    },
    replaced: new Set(replaced.keys()),
  };
}

/** Values at which an index can be cut. */
function evenCuts({
  entity,
  index,
  columns,
  state,
}: Pick<ToCut, 'entity' | 'index'> & { columns: readonly string[]; state: Filter | undefined }): RawBuilder<unknown> {
  const conditions: Condition[] = [
    ...(entityTable(entity).soft ? [sql<SqlBool>`"deleted" = 0`] : []),
    ...(state ? [sql<SqlBool>`${sql.ref(state.field)} = ${state.value}`] : []),
  ];
  const table = sql`${sql.table(entity.name)} indexed by ${sql.id(index.name)} ${whereAll(conditions)}`;
  const names = sql.join(columns.map(sql.ref));
  // Ids say nothing of the values, so that every so many of them is a fair sample.
  return sql`select ${names} from ${table} ${conditions.length > 0 ? sql`and` : sql`where`}
    "id" % max(1, (select count(*) from ${table}) / ${sql.lit(CUTS)}) = 0
    and (select count(*) from ${table}) >= ${HALVED_FROM} order by ${names}`;
}

type Stretch = Pick<Bounds, 'from' | 'to'>;

/** What all bounds leave together. */
function within(bounds: readonly (Bounds | undefined)[]): Stretch {
  const all: Stretch = {};
  for (const { from, to } of bounds.filter((each) => each !== undefined)) {
    if (from !== undefined && (all.from === undefined || isLess(all.from, from))) all.from = from;
    if (to !== undefined && (all.to === undefined || isLess(to, all.to))) all.to = to;
  }
  return all;
}

/** Something lies on either side of the value. */
function isInside(value: unknown, { from, to }: Stretch): boolean {
  return (from === undefined || isLess(from, value)) && (to === undefined || !isLess(to, value));
}

/** Both are of one column: numbers, or texts of days. */
function isLess(one: unknown, other: unknown): boolean {
  return typeof one === 'number' && typeof other === 'number' ? one < other : String(one) < String(other);
}

/** Each half is bounded once on either side: told two bounds, SQLite would walk as far as the wider one. */
function halvesAt(cut: Tuple, columns: readonly string[], { from, to }: Stretch): readonly [Condition[], Condition[]] {
  const column = sql.ref(columns[0] ?? '');
  const place = columns.length > 1 ? sql`(${sql.join(columns.map(sql.ref))})` : column;
  const at = columns.length > 1 ? sql`(${sql.join(cut)})` : sql`${cut[0]}`;
  return [
    [...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`]), sql<SqlBool>`${place} < ${at}`],
    [...(to === undefined ? [] : [sql<SqlBool>`${column} <= ${to}`]), sql<SqlBool>`${place} >= ${at}`],
  ];
}

/** The first of the columns, as far as each record has a value in them. */
function filledColumns(entity: Entity, columns: readonly (string | undefined)[]): string[] {
  const filled: string[] = [];
  for (const column of columns) {
    if (column === undefined || fieldOf(entity, column)?.required !== true) break;
    filled.push(column);
  }
  return filled;
}
