import { isEqual } from 'es-toolkit/predicate';
import type { Entity } from '../../../contract/defineEntity';
import { pinyinFields } from '../../../contract/values/pinyin';
import type { WriteTransaction } from '../database';
import { bulkUpdate } from '../rows/bulkUpdate';
import { recordCodec, type WireRecord } from '../rows/recordCodec';
import { entityTable } from '../tables/entityTable';
import { computePinyin } from './computePinyin';

/** Increment it when the spelling changes, so that the next start respells all rows. */
const PINYIN_VERSION = 1;
/** Rows read and written at once. */
const BATCH = 1_000;

/**
 * Returns a version of how an entity's pinyin is computed: rows must be respelled when it changes. Empty without pinyin
 * fields.
 */
export function pinyinVersion(entity: Entity): string {
  const fields = pinyinFields(entity).map(([field, source]) => `${field}=${source}`);
  return fields.length === 0 ? '' : [PINYIN_VERSION, ...fields].join(',');
}

/** Computes the pinyin of every row of an entity, including deleted ones, and writes the rows where it has changed. */
export async function recomputePinyin(transaction: WriteTransaction, entity: Entity): Promise<void> {
  const pinyinPairs = pinyinFields(entity);
  const fields = pinyinPairs.map(([field]) => field);
  const read = [...new Set(['id', ...pinyinPairs.flat(), ...entityTable(entity).searched])];
  const { decodeFields } = recordCodec(entity, transaction);
  let last = 0;
  while (true) {
    const rows = await transaction
      .selectFrom(entity.name)
      .select(read)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const records: (WireRecord & { id: number })[] = [];
    for (const row of rows) {
      const record: WireRecord & { id: number } = { ...decodeFields(row, read), id: Number(row.id) };
      const newPinyin = await computePinyin(entity, record);
      if (!fields.every((field) => isEqual(newPinyin[field], record[field]))) records.push({ ...record, ...newPinyin });
      last = record.id;
    }
    if (records.length > 0) await bulkUpdate({ transaction, entity, fields, records });
    if (rows.length < BATCH) return;
  }
}
