import type { ColumnType } from '../db/tables/entityTable';
import type { ExtraTable } from '../db/tables/extraTable';

/**
 * The columns of tables that are no entities, by name, for types only: each section adds its own.
 * @example interface TableTypes extends TablesOf<typeof mealTables> {}
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the sections
export interface TableTypes {}

/** The columns of the tables of a list, by the name of the table. */
export type TablesOf<L extends readonly ExtraTable[]> = { [T in L[number] as T['name']]: ExtraColumns<T> };

interface ColumnValues extends Record<ColumnType, string | number> {
  text: string;
  integer: number;
  real: number;
}

type KeyOf<T extends ExtraTable> = T['key'] extends readonly (infer K)[] ? K : never;

type ExtraColumns<T extends ExtraTable> = {
  [C in keyof T['columns']]:
    | ColumnValues[T['columns'][C]['type']]
    | (T['columns'][C]['required'] extends true ? never : C extends KeyOf<T> ? never : null);
};
