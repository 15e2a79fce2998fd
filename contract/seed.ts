import type { Entity, EntityRecord, SharedFieldName } from './defineEntity';

/** A row that a new database starts with: values of an entity's own fields; what is left out takes its default. */
export type Seed<E extends Entity> = Partial<Omit<EntityRecord<E>, SharedFieldName>>;

/** Numbers rows 10, 20, 30 … in the given order and marks them as standard entries. */
export function standardRows<R extends object>(rows: readonly R[]): (R & { sort: number; builtin: true })[] {
  return rows.map((row, index) => ({ ...row, sort: (index + 1) * 10, builtin: true }));
}
