import type { Entity, EntityRecord, SharedFieldName } from './defineEntity';

/** An initial row of a new database: values of an entity's own fields. Missing values take their defaults. */
export type Seed<E extends Entity> = Partial<Omit<EntityRecord<E>, SharedFieldName>>;

/** Assigns the sort values 10, 20, 30 … in the given order, and marks the rows as built in. */
export function standardRows<R extends object>(rows: readonly R[]): (R & { sort: number; builtin: true })[] {
  return rows.map((row, index) => ({ ...row, sort: (index + 1) * 10, builtin: true }));
}
