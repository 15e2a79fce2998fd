import { isEqual } from 'es-toolkit/predicate';
import type { Entity } from '../../../contract/defineEntity';
import { pinyinFields } from '../../../contract/pinyin';
import { bulkUpdate } from '../bulkUpdate';
import type { TableChange } from '../changeTables';
import { entityTable } from '../entityTable';
import { recordCodec, type WireRecord } from '../recordCodec';
import { spellNames } from './spellNames';

/** Increment it when the spelling changes, so that the next start respells all rows. */
const SPELLING = 1;
/** Rows read and written at once. */
const BATCH = 1_000;

/**
 * Returns a version of how an entity's pinyin is computed: rows must be respelled when it changes. Empty without pinyin
 * fields.
 */
export function spellingOf(entity: Entity): string {
  const fields = pinyinFields(entity).map(([field, source]) => `${field}=${source}`);
  return fields.length === 0 ? '' : [SPELLING, ...fields].join(',');
}

/** Computes the pinyin of every row of an entity, including deleted ones, and writes the rows where it has changed. */
export async function respell({ transaction, kind }: TableChange, entity: Entity): Promise<void> {
  const spelled = pinyinFields(entity);
  const fields = spelled.map(([field]) => field);
  const read = [...new Set(['id', ...spelled.flat(), ...entityTable(entity).searched])];
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
      const fresh = await spellNames(entity, record);
      if (!fields.every((field) => isEqual(fresh[field], record[field]))) records.push({ ...record, ...fresh });
      last = record.id;
    }
    if (records.length > 0) await bulkUpdate({ transaction, kind, entity, fields, records });
    if (rows.length < BATCH) return;
  }
}
