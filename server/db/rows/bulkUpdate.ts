import type { Entity } from '../../../contract/defineEntity';
import type { WriteTransaction } from '../database';
import { entityTable } from '../tables/entityTable';
import { SEARCH_COLUMN } from '../tables/storedFields';
import { lockRows } from './lockRows';
import { recordCodec, type WireRecord } from './recordCodec';
import { updateTuples } from './updateTuples';

export interface BulkUpdate {
  transaction: WriteTransaction;
  entity: Entity;
  /** The fields to write. They must not have link tables. */
  fields: readonly string[];
  /**
   * The id and the fields of each record, and all searched fields if one of the fields is searched. An absent field becomes
   * null.
   */
  records: readonly (Readonly<WireRecord> & { id: number })[];
}

/**
 * Writes the same fields of many records at once. It applies no rules, writes no audit and bumps no version of a record or
 * table. It locks the rows in the order of their ids, so that two of these never deadlock.
 */
export async function bulkUpdate({ transaction, entity, fields, records }: BulkUpdate): Promise<void> {
  const ids = records.map(({ id }) => id);
  if (ids.length > 1) await lockRows(transaction, { table: entity.name, ids, mode: 'update' });
  const { encodeColumn } = recordCodec(entity, transaction);
  const { columns, searched, blindIndexes, comparedTexts } = entityTable(entity);
  const isSearched = fields.some((field) => searched.includes(field));
  const writtenColumns = [
    ...fields,
    ...fields.flatMap((field) => blindIndexes.get(field) ?? comparedTexts.get(field) ?? []),
    ...(isSearched ? [SEARCH_COLUMN] : []),
  ];
  const rows = records.map((record) => [record.id, ...writtenColumns.map((column) => encodeColumn(column, record))]);
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]));
  const typedColumns = writtenColumns.map((name) => ({ name, type: typeOf.get(name) ?? 'text' }));
  await updateTuples({ transaction, table: entity.name, columns: typedColumns, rows });
}
