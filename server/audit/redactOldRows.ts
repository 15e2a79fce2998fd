import type { Entity } from '../../contract/defineEntity';
import { containsPersonalData } from '../../contract/erasure';
import { isRecord } from '../../contract/values/isRecord';
import type { WriteTransaction } from '../db/database';
import { readSetting, storeSetting } from '../db/rows/settings';
import { REDACTED } from './redact';

/** Rows read at once. */
const BATCH = 500;
const DONE_SETTING = 'log:personalRemoved';

/**
 * Redacts personal fields in rows of an earlier version, which kept those without a mask. It runs once, before rows are
 * chained, because chained rows must not change.
 */
export async function redactOldRows(transaction: WriteTransaction, entities: readonly Entity[]): Promise<void> {
  if ((await readSetting(transaction, DONE_SETTING)) !== undefined) return;
  await storeSetting(transaction, DONE_SETTING, '1');
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  for (let last = 0; ; ) {
    const rows = await transaction
      .selectFrom('log')
      .innerJoin('logQueue', 'logQueue.logId', 'log.id')
      .select(['log.id', 'entity', 'diff', 'params'])
      .where('log.id', '>', last)
      .orderBy('log.id')
      .limit(BATCH)
      .execute();
    for (const { id, entity: name, diff, params } of rows) {
      const entity = byName.get(name ?? '');
      if (!entity) continue;
      const redactedColumns = { diff: redactColumn(entity, diff), params: redactColumn(entity, params) };
      if (redactedColumns.diff !== diff || redactedColumns.params !== params) {
        await transaction.updateTable('log').set(redactedColumns).where('id', '=', id).execute();
      }
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Redacts the personal fields in a column with values by field. */
function redactColumn({ fields }: Entity, text: string | null): string | null {
  const values: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(values)) return text;
  const personalFields = Object.keys(values).filter((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && containsPersonalData(field);
  });
  if (personalFields.length === 0) return text;
  const redactValue = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(redactValue) : value === null ? null : REDACTED;
  return JSON.stringify({
    ...values,
    ...Object.fromEntries(personalFields.map((name) => [name, redactValue(values[name])])),
  });
}
