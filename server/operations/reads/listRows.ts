import type { Entity } from '../../../contract/defineEntity';
import { compileMask } from '../../../contract/masks';
import { dayAt } from '../../../contract/moment';
import type { Tuple } from '../../db/database';
import { recordCodec, type WireRecord } from '../../db/rows/recordCodec';
import type { EntityExtension } from '../extension';
import { type Presenting, presentTuples } from './presentRecords';

/** How the rows of a list are read and shown when the caller requests only some fields. */
export interface ListRows {
  /** Columns to read. Defaults to the columns that lists read. */
  columns?: readonly string[];
  present(tuples: readonly Tuple[], presenting: Presenting): Promise<WireRecord[]>;
}

/**
 * Chooses how rows with these fields are read. Reads only the columns requested, unless the section computes a field
 * from the whole record.
 * @param fields defaults to all of them; id and version are always included
 */
export function listRows(entity: Entity, fields: readonly string[] | undefined, extension: EntityExtension): ListRows {
  if (!fields) return { present: presentTuples };
  const names = [...new Set(['id', ...fields, 'version'])];
  if (needsFullRecord(entity, names, extension)) return { present: pickFromFullRecords(names) };
  const { columns } = recordCodec<Entity>(entity).partialCodec(names);
  return { columns, present: (tuples, presenting) => presentFields(tuples, names, presenting) };
}

function needsFullRecord(entity: Entity, names: readonly string[], { read, readFields }: EntityExtension): boolean {
  if (names.includes('usageCount') && entity.dictionary) return true;
  return read !== undefined && (!readFields || names.some((name) => readFields.includes(name)));
}

function pickFromFullRecords(names: readonly string[]): ListRows['present'] {
  return async (tuples, presenting) => {
    const records: WireRecord[] = await presentTuples(tuples, presenting);
    return records.map((record) => Object.fromEntries(names.map((name) => [name, record[name] ?? null])));
  };
}

async function presentFields(
  tuples: readonly Tuple[],
  names: readonly string[],
  { context, entity, queries }: Presenting,
): Promise<WireRecord[]> {
  const today = dayAt(context.now());
  const mask = compileMask(entity);
  const codec = recordCodec<Entity>(entity, queries).partialCodec(names);
  return tuples.map((tuple) => mask(codec.decode(tuple, today)));
}
