import { chunk } from 'es-toolkit/array/chunk';
import type { Entity } from '../../contract/defineEntity';
import type { ErasedTable, UnfinishedRecords } from '../../contract/erasePerson';
import type { KeptRecords } from '../../contract/erasure';
import { dayAt, isDay } from '../../contract/moment';
import type { Queries } from '../db/database';
import type { ErasurePart } from './erasureTree';

/** Ids per query. */
const IDS_AT_ONCE = 500;
/** Numbers of unfinished records that a refusal names. */
const NAMED_MAX = 3;

/** Returns which of the affected records a law keeps; `undefined` when there are none or their period has ended. */
export async function keptOf(
  queries: Queries,
  { entity, ids, reference }: ErasurePart,
  now: number,
): Promise<ErasedTable['kept']> {
  const kept = reference === undefined ? entity.erasure?.kept : undefined;
  if (!kept) return undefined;
  let [records, until] = [0, ''];
  for (const part of chunk([...ids], IDS_AT_ONCE)) {
    const rows = await queries
      .selectFrom(entity.name)
      .select([kept.since, 'updateTime'])
      .where('id', 'in', part)
      .$if(kept.states !== undefined && entity.state !== undefined, (query) =>
        query.where(entity.state?.field ?? '', 'in', [...(kept.states ?? [])]),
      )
      .execute();
    for (const row of rows) {
      const last = lastDay(row[kept.since] ?? row.updateTime, kept);
      if (last < dayAt(now)) continue;
      records += 1;
      if (last > until) until = last;
    }
  }
  return records > 0 ? { records, until, law: kept.law } : undefined;
}

/** Returns the last day on which a record must be kept. */
function lastDay(since: unknown, { years }: KeptRecords): string {
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
  for (const part of chunk([...ids], IDS_AT_ONCE)) {
    const rows = await queries
      .selectFrom(entity.name)
      .select(number === undefined ? ['id'] : ['id', number])
      .where('id', 'in', part)
      .where(state.field, 'in', [...states])
      .$if(entity.removal.kind === 'soft', (query) => query.where('deleted', '=', 0))
      .orderBy('id')
      .execute();
    records += rows.length;
    for (const row of rows.slice(0, NAMED_MAX - names.length)) {
      names.push(number !== undefined && fields[number] && row[number] ? String(row[number]) : `#${row.id}`);
    }
  }
  return records > 0 ? { entity: entity.name, records, names } : undefined;
}

/** Returns the field with the number by which users identify a record. */
function numberField({ fields, represent }: Entity): string | undefined {
  const numbered = Object.entries(fields).find(([, field]) => field.kind === 'text' && field.sequence);
  if (numbered) return numbered[0];
  return fields[represent]?.kind === 'text' && fields[represent]?.mask === undefined ? represent : undefined;
}
