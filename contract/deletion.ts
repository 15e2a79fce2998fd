import type { Entity } from './defineEntity';
import { DAY_MS } from './moment';

/** Days for which a deleted record can be restored. Contents of deleted records are kept at least as long. */
export const RESTORABLE_DAYS = 30;

/** The calls of entities whose deleted records can be restored. */
export const RESTORE_OPERATIONS = {
  list: 'selectDeleted',
  one: 'restoreById',
  many: 'restoreByIds',
} as const;

/** What `selectDeleted` answers in addition to the fields of a record. */
export interface DeletionFacts {
  /** ISO 8601. */
  deleteTime: string;
  /** `admin:` and the id of the administrator, or `system`. */
  deleteBy: string;
}

/** Returns whether deleted records of an entity can be restored. */
export function isRestorable({ deletion }: Partial<Pick<Entity, 'deletion'>>): boolean {
  return deletion?.kind === 'soft';
}

/** Returns the moment since which a record must have been deleted to be restored, in milliseconds since 1970. */
export function restorableSince(now: number): number {
  return now - RESTORABLE_DAYS * DAY_MS;
}
