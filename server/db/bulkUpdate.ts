import { CompiledQuery } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { DatabaseKind, WriteTransaction } from './database';
import { type ColumnType, entityTable } from './entityTable';
import { lockRows } from './lockRows';
import { recordCodec, type WireRecord } from './recordCodec';
import { SEARCH_COLUMN } from './storedFields';
import { valuesClauses } from './valuesClauses';

export interface BulkUpdate {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  entity: Entity;
  /** The fields to be written, which have no links. */
  fields: readonly string[];
  /** The id and the fields of each record; where one is searched by, all that are searched by. An absent field becomes null. */
  records: readonly (Readonly<WireRecord> & { id: number })[];
}

/**
 * Writes the same fields of many records at once: no rules, no audit, no version of record or table. The rows are held in
 * the order of their ids, so that two of these never wait for one another crosswise.
 */
export async function bulkUpdate({ transaction, kind, entity, fields, records }: BulkUpdate): Promise<void> {
  const ids = records.map(({ id }) => id);
  if (ids.length > 1) await lockRows(transaction, { kind, table: entity.name, ids, mode: 'update' });
  const { encodeValue, encodeSearch } = recordCodec(entity);
  const { columns, searched } = entityTable(entity);
  const isSearched = fields.some((field) => searched.includes(field));
  const rows = records.map((record) => [
    record.id,
    ...fields.map((field) => encodeValue(field, record[field])),
    ...(isSearched ? [encodeSearch(record)[SEARCH_COLUMN]] : []),
  ]);
  const written = isSearched ? [...fields, SEARCH_COLUMN] : fields;
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]));
  // Both databases name the columns of `values` like this; only PostgreSQL takes them for texts.
  const given = (position: number, type: ColumnType = 'text') =>
    `"given"."column${position}"${kind === 'postgres' ? CASTS[type] : ''}`;
  const set = written.map((field, index) => `"${field}" = ${given(index + 2, typeOf.get(field))}`).join(', ');
  for (const { values, parameters } of valuesClauses({ kind, width: written.length + 1, rows })) {
    const text = `update "${entity.name}" set ${set} from (values ${values}) as "given" where "${entity.name}"."id" = ${given(1, 'integer')}`;
    await transaction.executeQuery(CompiledQuery.raw(text, parameters));
  }
}

const CASTS: Readonly<Record<ColumnType, string>> = { text: '::text', integer: '::bigint', real: '::double precision' };
