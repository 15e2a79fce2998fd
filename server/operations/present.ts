import type { Entity } from '../../contract/defineEntity';
import { compileMask } from '../../contract/masks';
import { dayAt } from '../../contract/moment';
import type { Queries, Tuple } from '../db';
import { recordCodec, type WireRecord } from '../db/recordCodec';
import { readVersions } from '../db/tableVersions';
import type { Context } from './context';

export interface Presenting {
  context: Context;
  entity: Entity;
  queries: Queries;
}

/** Turns the rows of a list into records as they are shown: computed and counted values added, personal data masked. */
export async function presentTuples(tuples: readonly Tuple[], presenting: Presenting): Promise<WireRecord[]> {
  return present(tuples.map(recordCodec(presenting.entity).decodeTuple), presenting);
}

/** As {@link presentTuples}, for whole records. The records are changed in place. */
export async function present(records: WireRecord[], presenting: Presenting): Promise<WireRecord[]> {
  await complete(records, presenting);
  const mask = compileMask(presenting.entity);
  for (const record of records) mask(record);
  return records;
}

/** Adds what is computed or counted when read; personal data stays as it is. */
export async function complete(records: WireRecord[], { context, entity, queries }: Presenting): Promise<void> {
  const computed = Object.entries(entity.computed ?? {});
  if (computed.length > 0) {
    const today = dayAt(context.now());
    for (const record of records) {
      for (const [name, { compute }] of computed) record[name] = compute(record, today);
    }
  }
  if (entity.dictionary && records.length > 0) {
    const usage = await context.referenceCounts.usage(queries, entity.name, await readVersions(queries));
    for (const record of records) record.usageCount = usage.get(Number(record.id)) ?? 0;
  }
  await context.extensionOf(entity.name).read?.(records, { context, entity, queries });
}
