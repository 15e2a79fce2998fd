import type { ColumnType } from './entityTable';

/** A table that belongs to no entity; no call of the API reads or writes it directly. */
export interface ExtraTable {
  name: string;
  /** A column that is added to an existing table cannot be required. */
  columns: Readonly<Record<string, { type: ColumnType; required?: boolean }>>;
  /** Columns of the primary key, which are always required. */
  key?: readonly string[];
  /** Groups of columns that rows are looked up by. */
  indexes?: readonly (readonly string[])[];
}
