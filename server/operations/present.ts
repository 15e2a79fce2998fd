import { compileMask } from '../../contract/masks';
import { dayAt } from '../../contract/moment';
import type { Tuple } from '../db/database';
import { recordCodec, type WireRecord } from '../db/recordCodec';
import { readVersions } from '../db/tableVersions';
import type { Reading } from './extension';

export type Presenting = Reading;

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
export async function complete(records: WireRecord[], reading: Reading): Promise<void> {
  const { context, entity, queries } = reading;
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
  await context.extensionOf(entity.name).read?.(records, reading);
}
