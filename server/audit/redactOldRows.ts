import type { Entity } from '../../contract/defineEntity';
import { holdsPersonal } from '../../contract/erasure';
import { isRecord } from '../../contract/isRecord';
import type { WriteTransaction } from '../db/database';
import { REMOVED } from './redact';

/** Rows read at once. */
const BATCH = 500;
const DONE = 'log:personalRemoved';

/**
 * Redacts personal fields in rows of an earlier version, which kept those without a mask. It runs once, before rows are
 * chained, because chained rows must not change.
 */
export async function redactOldRows(transaction: WriteTransaction, entities: readonly Entity[]): Promise<void> {
  const done = await transaction.selectFrom('setting').select('name').where('name', '=', DONE).executeTakeFirst();
  if (done) return;
  await transaction.insertInto('setting').values({ name: DONE, value: '1' }).execute();
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
      const left = { diff: redacted(entity, diff), params: redacted(entity, params) };
      if (left.diff !== diff || left.params !== params) {
        await transaction.updateTable('log').set(left).where('id', '=', id).execute();
      }
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Redacts the personal fields in a column with values by field. */
function redacted({ fields }: Entity, text: string | null): string | null {
  const values: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(values)) return text;
  const personal = Object.keys(values).filter((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && holdsPersonal(field);
  });
  if (personal.length === 0) return text;
  const hidden = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(hidden) : value === null ? null : REMOVED;
  return JSON.stringify({ ...values, ...Object.fromEntries(personal.map((name) => [name, hidden(values[name])])) });
}
