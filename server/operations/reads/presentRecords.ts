import type { Entity } from '../../../contract/defineEntity';
import { compileMask } from '../../../contract/masks';
import { dayAt } from '../../../contract/moment';
import type { Tuple } from '../../db/database';
import { type RecordOf, recordCodec } from '../../db/rows/recordCodec';
import { readVersions } from '../../db/tableVersions';
import type { ReadContext } from '../extension';

export type Presenting = ReadContext;

/** Turns the rows of a list into records to show: adds computed and counted values and masks personal data. */
export async function presentTuples<E extends Entity>(
  tuples: readonly Tuple[],
  presenting: Presenting & { entity: E },
): Promise<RecordOf<E['name']>[]> {
  const records = await presentRecords(
    tuples.map(recordCodec<Entity>(presenting.entity, presenting.queries).decodeTuple),
    presenting,
  );
  // They are records of the given entity.
  return records as RecordOf<E['name']>[];
}

/** Like {@link presentTuples}, for whole records. Changes the records in place. */
export async function presentRecords<R extends RecordOf>(records: R[], presenting: Presenting): Promise<R[]> {
  await addComputedValues(records, presenting);
  const mask = compileMask(presenting.entity);
  for (const record of records) mask(record);
  return records;
}

/** Adds values that are computed or counted on reading. Personal data stays unmasked. */
export async function addComputedValues(records: RecordOf[], readContext: ReadContext): Promise<void> {
  const { context, entity, queries } = readContext;
  const computed = Object.entries(entity.computed ?? {});
  if (computed.length > 0) {
    const today = dayAt(context.now());
    for (const record of records) {
      for (const [name, { compute }] of computed) record[name] = compute(record, today);
    }
  }
  if (entity.dictionary && records.length > 0) {
    const usage = await context.referenceCounts.usage(queries, entity.name, await readVersions(queries));
    for (const record of records) record.usageCount = usage.get(record.id) ?? 0;
  }
  await context.extensionOf(entity.name).read?.(records, readContext);
}
