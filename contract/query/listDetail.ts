import type { Entity } from '../defineEntity';
import { fieldOf } from '../sharedFields';

/**
 * What the answer of a list can hold besides rows: counts of the quick filters, names of the referenced records, and
 * the number of matching records day by day.
 */
export const LIST_ADDITIONS = ['counts', 'references', 'trend'] as const;
export type ListAddition = (typeof LIST_ADDITIONS)[number];

/**
 * The parameters of a list call that are not conditions. Every other parameter is one, and may hold a person's name or
 * number.
 */
export const NON_FILTER_PARAMS: ReadonlySet<string> = new Set([
  'pageNum',
  'pageSize',
  'sort',
  'order',
  'fields',
  'with',
]);

/** Days of a trend: seven closed days, the seven before, and today. */
export const TREND_DAYS = 15;

/** Returns the date field of the daily trend of an entity. Defaults to the creation time. */
export const trendField = ({ trend }: Pick<Entity, 'trend'>): string => trend ?? 'createTime';

/** The name of a referenced record, as in `references` of an answer. */
export interface ReferenceName {
  id: number;
  /** As lists show it, masked if they mask it. */
  name: unknown;
  /** The English name of a type-list entry. */
  nameEn?: unknown;
  /** Its Japanese name. */
  nameJa?: unknown;
  color?: unknown;
}

/** Returns whether rows of lists contain a field. They omit secret fields and those that only a single record shows. */
export function isListed(entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  return field !== undefined && !field.secret && !field.detail;
}
