import type { Entity } from './defineEntity';
import { fieldOf } from './sharedFields';

/**
 * What the answer of a list may hold besides rows: counts of the quick filters, names of the records that rows refer to, how
 * many of those it finds there were day by day.
 */
export const LIST_ADDITIONS = ['counts', 'references', 'trend'] as const;
export type ListAddition = (typeof LIST_ADDITIONS)[number];

/**
 * All parameters that the call of a list has which is not narrowed: every other one is a condition, and may be somebody's name or number.
 */
export const UNFILTERED_PARAMS: ReadonlySet<string> = new Set([
  'pageNum',
  'pageSize',
  'sort',
  'order',
  'fields',
  'with',
]);

/** Days of a trend: seven closed days, the seven before, and today. */
export const TREND_DAYS = 15;

/** The date field by which the records of an entity are followed day by day: that of their entry unless its definition says so. */
export const trendField = ({ trend }: Pick<Entity, 'trend'>): string => trend ?? 'createTime';

/** How a referenced record is called, as `references` of an answer tells by entity. */
export interface ReferenceName {
  id: number;
  /** As lists show it: masked where they mask it. */
  name: unknown;
  /** The English name of a type-list entry. */
  nameEn?: unknown;
  color?: unknown;
}

/** Whether the rows of lists hold a field: what never leaves the server, and what only the record itself shows, they do not. */
export function isListed(entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  return field !== undefined && !field.secret && !field.detail;
}
