import { chunk } from 'es-toolkit/array/chunk';
import type { Entity } from '../../contract/defineEntity';
import type { ErasedTable, UnfinishedRecords } from '../../contract/erasePerson';
import type { RetentionRule } from '../../contract/erasure';
import { dayAt, isDay } from '../../contract/moment';
import type { Queries } from '../db/database';
import type { ErasurePart } from './erasureTree';

/** Ids per query. */
const ID_BATCH = 500;
/** Numbers of unfinished records that a refusal names. */
const NAMES_MAX = 3;

/** Returns which of the affected records a law keeps; `undefined` when there are none or their period has ended. */
export async function retentionOf(
  queries: Queries,
  { entity, ids, reference }: ErasurePart,
  now: number,
): Promise<ErasedTable['kept']> {
  const retention = reference === undefined ? entity.erasure?.retention : undefined;
  if (!retention) return undefined;
  let [records, until] = [0, ''];
  for (const part of chunk([...ids], ID_BATCH)) {
    const rows = await queries
      .selectFrom(entity.name)
      .select([retention.since, 'updateTime'])
      .where('id', 'in', part)
      .$if(retention.states !== undefined && entity.state !== undefined, (query) =>
        query.where(entity.state?.field ?? '', 'in', [...(retention.states ?? [])]),
      )
      .execute();
    for (const row of rows) {
      const last = lastDay(row[retention.since] ?? row.updateTime, retention);
      if (last < dayAt(now)) continue;
      records += 1;
      if (last > until) until = last;
    }
  }
  return records > 0 ? { records, until, law: retention.law } : undefined;
}

/** Returns the last day on which a record must be kept. */
function lastDay(since: unknown, { years }: RetentionRule): string {
  const day = typeof since === 'number' ? dayAt(since) : String(since);
  const last = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(last) ? last : last.replace('-02-29', '-02-28');
}

/** Returns the records with unfinished work. */
export async function unfinishedOf(
  queries: Queries,
  { entity, ids }: Pick<ErasurePart, 'entity' | 'ids'>,
): Promise<Omit<UnfinishedRecords, 'title'> | undefined> {
  const { erasure, state, fields } = entity;
  const states = erasure?.unfinished;
  if (!states || !state) return undefined;
  const number = numberField(entity);
  const names: string[] = [];
  let records = 0;
  for (const part of chunk([...ids], ID_BATCH)) {
    const rows = await queries
      .selectFrom(entity.name)
      .select(number === undefined ? ['id'] : ['id', number])
      .where('id', 'in', part)
      .where(state.field, 'in', [...states])
      .$if(entity.deletion.kind === 'soft', (query) => query.where('deleted', '=', 0))
      .orderBy('id')
      .execute();
    records += rows.length;
    for (const row of rows.slice(0, NAMES_MAX - names.length)) {
      names.push(number !== undefined && fields[number] && row[number] ? String(row[number]) : `#${row.id}`);
    }
  }
  return records > 0 ? { entity: entity.name, records, names } : undefined;
}

/** Returns the field with the number by which users identify a record. */
function numberField({ fields, titleField }: Entity): string | undefined {
  const numbered = Object.entries(fields).find(([, field]) => field.kind === 'text' && field.sequence);
  if (numbered) return numbered[0];
  return fields[titleField]?.kind === 'text' && fields[titleField]?.mask === undefined ? titleField : undefined;
}
