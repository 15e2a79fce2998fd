import type { RawBuilder } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { ListQuery } from '../../../contract/query/query';
import type { Queries } from '../database';
import type { Condition } from '../scope/condition';
import type { ListConditions } from './listConditions';

/** The parameters of a list query. */
export interface ListReadRequest {
  queries: Queries;
  entity: Entity;
  query: Pick<ListQuery, 'pageNum' | 'pageSize' | 'sort' | 'keyword' | 'filters'>;
  /** The current day, for computed fields. */
  today: string;
  /** Conditions in addition to the filters of the list. */
  extraConditions?: readonly Condition[];
  /** See {@link ListConditions.deletedAt}. */
  deletedAt?: ListConditions['deletedAt'];
  /** Columns to read. Defaults to those that lists show. */
  columns?: readonly string[];
  /** An order that the list's fields cannot express; replaces the query's. */
  orderBy?: readonly RawBuilder<unknown>[];
}

/** Returns the number of rows before the page. */
export function offsetOf({ query: { pageNum, pageSize } }: Pick<ListReadRequest, 'query'>): number {
  return (pageNum - 1) * pageSize;
}

/** Returns whether any condition other than visibility narrows the list. */
export function isFiltered({ query, extraConditions = [] }: ListReadRequest): boolean {
  return query.filters.length > 0 || query.keyword !== undefined || extraConditions.length > 0;
}
