import { CompiledQuery } from 'kysely';
import type { Tuple, WriteTransaction } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import type { Column, ColumnType } from '../tables/entityTable';
import { valuesClauses } from './valuesClauses';

export interface TuplesUpdate {
  transaction: WriteTransaction;
  table: string;
  /** The column that identifies a row. Defaults to `id`. */
  key?: string;
  columns: readonly Pick<Column, 'name' | 'type'>[];
  /** The key of each row, and its values in the order of the columns, in database format. */
  rows: readonly Tuple[];
}

/** Updates columns of many rows with as few statements as possible. */
export async function updateTuples({ transaction, table, key = 'id', columns, rows }: TuplesUpdate): Promise<void> {
  const dialect = sqlDialectOf(transaction);
  // Both databases name the columns of `values` like this. PostgreSQL types them as text, so they need casts.
  const valueReference = (position: number, type: ColumnType) =>
    `"given"."column${position}"${dialect === 'postgres' ? CASTS[type] : ''}`;
  const set = columns.map(({ name, type }, index) => `"${name}" = ${valueReference(index + 2, type)}`).join(', ');
  for (const { values, parameters } of valuesClauses({ dialect, width: columns.length + 1, rows })) {
    const text = `update "${table}" set ${set} from (values ${values}) as "given" where "${table}"."${key}" = ${valueReference(1, 'integer')}`;
    await transaction.executeQuery(CompiledQuery.raw(text, parameters));
  }
}

const CASTS: Readonly<Record<ColumnType, string>> = { text: '::text', integer: '::bigint', real: '::double precision' };
