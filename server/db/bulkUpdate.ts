import { CompiledQuery } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { DatabaseKind, WriteTransaction } from './database';
import { type ColumnType, entityTable } from './entityTable';
import { lockRows } from './lockRows';
import { recordCodec, type WireRecord } from './recordCodec';
import { valueLists } from './valueLists';

export interface BulkUpdate {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  entity: Entity;
  /** The fields to be written, which nobody searches by and which have no links. */
  fields: readonly string[];
  /** The id and the fields of each record; an absent field becomes null. */
  records: readonly (Readonly<WireRecord> & { id: number })[];
}

/**
 * Writes the same fields of many records at once: no rules, no audit, no version of record or table. The rows are held in
 * the order of their ids, so that two of these never wait for one another crosswise.
 */
export async function bulkUpdate({ transaction, kind, entity, fields, records }: BulkUpdate): Promise<void> {
  const ids = records.map(({ id }) => id);
  if (ids.length > 1) await lockRows(transaction, { kind, table: entity.name, ids, mode: 'update' });
  const { encode } = recordCodec(entity);
  const rows = records.map((record) => {
    const row = encode(record);
    return [record.id, ...fields.map((field) => row[field] ?? null)];
  });
  const typeOf = new Map(entityTable(entity).columns.map(({ name, type }) => [name, type]));
  // Both databases name the columns of `values` like this; only PostgreSQL takes them for texts.
  const given = (position: number, type: ColumnType = 'text') =>
    `"given"."column${position}"${kind === 'postgres' ? CASTS[type] : ''}`;
  const set = fields.map((field, index) => `"${field}" = ${given(index + 2, typeOf.get(field))}`).join(', ');
  for (const { values, parameters } of valueLists({ kind, width: fields.length + 1, rows })) {
    const text = `update "${entity.name}" set ${set} from (values ${values}) as "given" where "${entity.name}"."id" = ${given(1, 'integer')}`;
    await transaction.executeQuery(CompiledQuery.raw(text, parameters));
  }
}

const CASTS: Readonly<Record<ColumnType, string>> = { text: '::text', integer: '::bigint', real: '::double precision' };
