import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import { findEntity } from '../../contract/entities';
import type { Filter, ListQuery } from '../../contract/query';
import { fieldOf } from '../../contract/sharedFields';
import { type Condition, whereAll } from './conditions';
import type { Statement, Tuple } from './database';
import type { Index } from './entityIndexes';
import { entityTable } from './entityTable';
import { filteredColumn } from './listColumns';
import { SEARCH_COLUMN } from './storedFields';

/** Records from which on a table is walked in two halves at once. */
export const HALVED_FROM = 20_000;
/** Ids of a half among which the rows of a page are looked for at most. */
const CANDIDATES_MOST = 500;

/** A question in two halves, told apart by the values in the middle of the index it walks. */
export interface Halved {
  /** One row with those values; none where halves would gain nothing. */
  middle: Statement;
  /** What is asked of either half. */
  parts(middle: Tuple): readonly Statement[];
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
  conditions: readonly Condition[];
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
    { conditions }: Pieces,
    columns: readonly string[],
    ask: (where: RawBuilder<unknown>, hint: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): Halved | undefined {
    const index = narrowestWith(entity, columns);
    const halves = index && halvesOf(entity, index, query);
    if (!halves) return undefined;
    const hint = sql`indexed by ${sql.id(index.name)}`;
    return {
      middle: compile(halves.middle),
      parts: (middle) => halves.parts(middle).map((half) => compile(ask(whereAll([...conditions, half]), hint))),
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

/** How an index falls into two halves. */
interface Halves {
  middle: RawBuilder<unknown>;
  /** The conditions under which a record lies in one half or the other. */
  parts(middle: Tuple): readonly [Condition, Condition];
}

/**
 * Halves of an index by its first columns: two, or one after a state that is asked for. A record without a value would
 * lie in neither, so that columns that may be empty are left out; without any there are no halves.
 */
function halvesOf(entity: Entity, index: Index, { filters }: Pick<ListQuery, 'filters'>): Halves | undefined {
  const [first, ...others] = index.parts.map(({ expression }) => /^"(\w+)"$/.exec(expression)?.[1]);
  const state = filters.find(({ field, operator }) => field === entity.state?.field && operator === 'eq');
  const isStateFirst = state !== undefined && state.field === first;
  const columns = filledColumns(entity, isStateFirst ? others.slice(0, 1) : [first, others[0]]);
  if (columns.length === 0) return undefined;
  const conditions: Condition[] = [
    ...(entityTable(entity).soft ? [sql<SqlBool>`"deleted" = 0`] : []),
    ...(isStateFirst ? [sql<SqlBool>`${sql.ref(state.field)} = ${state.value}`] : []),
  ];
  const table = sql`${sql.table(entity.name)} indexed by ${sql.id(index.name)} ${whereAll(conditions)}`;
  const names = sql.join(columns.map(sql.ref));
  const place = columns.length > 1 ? sql`(${names})` : names;
  return {
    middle: sql`select ${names} from ${table} order by ${names}
      limit (select count(*) >= ${HALVED_FROM} from ${table}) offset (select count(*) / 2 from ${table})`,
    parts(middle) {
      const at = middle.length > 1 ? sql`(${sql.join(middle)})` : sql`${middle[0]}`;
      return [sql<SqlBool>`${place} < ${at}`, sql<SqlBool>`${place} >= ${at}`];
    },
  };
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
