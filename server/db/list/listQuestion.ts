import type { RawBuilder } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { ListQuery } from '../../../contract/query';
import type { Condition } from '../condition';
import type { DatabaseKind, Queries } from '../database';

/** What is asked of a list. */
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

/** Rows before the page. */
export function offsetOf({ query: { pageNum, pageSize } }: Pick<ListQuestion, 'query'>): number {
  return (pageNum - 1) * pageSize;
}

/** Tells whether any condition but visibility narrows the list down. */
export function isFiltered({ query, also = [] }: ListQuestion): boolean {
  return query.filters.length > 0 || query.keyword !== undefined || also.length > 0;
}
