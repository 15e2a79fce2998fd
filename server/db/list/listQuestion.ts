import type { RawBuilder } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { ListQuery } from '../../../contract/query';
import type { Condition } from '../condition';
import type { DatabaseKind, Queries } from '../database';

/** The parameters of a list query. */
export interface ListQuestion {
  queries: Queries;
  kind: DatabaseKind;
  entity: Entity;
  query: Pick<ListQuery, 'pageNum' | 'pageSize' | 'sort' | 'keyword' | 'filters'>;
  /** The current day, for computed fields. */
  today: string;
  /** Conditions in addition to the filters of the list. */
  also?: readonly Condition[];
  /** Columns to read. Defaults to those that lists show. */
  columns?: readonly string[];
  /** An order that the list's fields cannot express; replaces the query's. */
  orderBy?: readonly RawBuilder<unknown>[];
}

/** Returns the number of rows before the page. */
export function offsetOf({ query: { pageNum, pageSize } }: Pick<ListQuestion, 'query'>): number {
  return (pageNum - 1) * pageSize;
}

/** Returns whether any condition other than visibility narrows the list. */
export function isFiltered({ query, also = [] }: ListQuestion): boolean {
  return query.filters.length > 0 || query.keyword !== undefined || also.length > 0;
}
