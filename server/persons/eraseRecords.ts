import { chunk } from 'es-toolkit/array/chunk';
import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import { containsPersonalData } from '../../contract/erasure';
import { toIsoMoment } from '../../contract/moment';
import type { WriteTransaction } from '../db/database';
import { recordCodec, type WireRecord } from '../db/rows/recordCodec';
import { linkRows } from '../db/rows/repository';
import { entityTable } from '../db/tables/entityTable';
import { releaseContents } from '../files/contentReferences';
import { recordFiles, storedFileIds } from '../files/recordFiles';
import type { Context } from '../operations/context';
import { type AnonymisedPerson, anonymisedValues } from './anonymise';
import type { ErasurePart } from './erasureTree';

/** Records read or removed per batch. */
const BATCH = 200;

export interface ErasureContext {
  context: Context;
  transaction: WriteTransaction;
  /** The administrator who erases, in the form of `updateBy`. */
  author: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RecordsToErase extends ErasurePart {
  /** The person's id, for records that only mention them. */
  personId: number;
  numbers?: boolean;
}

/**
 * Removes or anonymizes the records of one entity, their files that no other record uses, and what the section keeps
 * beside them.
 */
export async function eraseRecords(erasure: ErasureContext, part: RecordsToErase): Promise<void> {
  const { context, transaction, now } = erasure;
  const { entity, outcome, reference } = part;
  for (const ids of chunk([...part.ids], BATCH)) {
    if (reference === undefined)
      await context.extensionOf(entity.name).erase?.({ context, transaction, entity, ids, now });
    if (outcome === 'remove') await removeRecords(erasure, entity, ids);
    else await anonymiseRecords(erasure, part, ids);
  }
}

async function removeRecords(erasure: ErasureContext, entity: Entity, ids: readonly number[]): Promise<void> {
  const { transaction } = erasure;
  for (const record of await readRecords(transaction, entity, ids)) {
    await releaseRecordFiles(erasure, entity, { record, keptFileIds: new Set() });
  }
  for (const { name } of entityTable(entity).links) {
    await transaction
      .deleteFrom(name)
      .where('ownerId', 'in', [...ids])
      .execute();
  }
  await transaction
    .deleteFrom(entity.name)
    .where('id', 'in', [...ids])
    .execute();
}

async function anonymiseRecords(erasure: ErasureContext, part: RecordsToErase, ids: readonly number[]): Promise<void> {
  const { transaction, author, now } = erasure;
  const { entity, outcome, reference, personId, numbers } = part;
  const isHidden = outcome === 'hide' && entityTable(entity).soft;
  if (!isHidden && !Object.values(entity.fields).some(containsPersonalData)) return;
  const codec = recordCodec(entity, transaction);
  for (const record of await readRecords(transaction, entity, ids)) {
    const person: AnonymisedPerson = { id: reference === undefined ? record.id : personId, reference, numbers };
    const values = anonymisedValues(entity, record, person);
    if (!isHidden && Object.keys(values).length === 0) continue;
    const after: WireRecord = { ...record, ...values };
    const changed = { ...values, updateTime: toIsoMoment(now), updateBy: author, version: record.version + 1 };
    await transaction
      .updateTable(entity.name)
      .set({ ...codec.encode(changed, record.id), ...codec.encodeSearch(after) })
      .$if(isHidden, (query) =>
        query.set({ deleted: 1, deleteTime: sql`coalesce("deleteTime", ${now})`, deleteBy: null }),
      )
      .where('id', '=', record.id)
      .execute();
    for (const { name, field } of entityTable(entity).links) {
      if (!(field in values)) continue;
      await transaction.deleteFrom(name).where('ownerId', '=', record.id).execute();
      const rows = linkRows(record.id, values[field]);
      if (rows.length > 0) await transaction.insertInto(name).values(rows).execute();
    }
    await releaseRecordFiles(erasure, entity, {
      record,
      keptFileIds: new Set(storedFileIds(recordFiles(entity, after)).keys()),
    });
  }
}

async function readRecords(transaction: WriteTransaction, entity: Entity, ids: readonly number[]) {
  const { columns, decode } = recordCodec(entity, transaction);
  const rows = await transaction
    .selectFrom(entity.name)
    .select([...columns])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(decode);
}

/** Removes the files that neither the record nor another one uses any more. */
async function releaseRecordFiles(
  { transaction, now }: ErasureContext,
  entity: Entity,
  { record, keptFileIds: kept }: { record: WireRecord & { id: number }; keptFileIds: ReadonlySet<string> },
): Promise<void> {
  const releasedFileIds = [...storedFileIds(recordFiles(entity, record)).keys()].filter((fileId) => !kept.has(fileId));
  if (releasedFileIds.length === 0) return;
  await transaction.deleteFrom('reveal').where('entity', '=', entity.name).where('recordId', '=', record.id).execute();
  await transaction
    .deleteFrom('fileReference')
    .where('entity', '=', entity.name)
    .where('recordId', '=', record.id)
    .where('fileId', 'in', releasedFileIds)
    .execute();
  const unused = await transaction
    .selectFrom('file')
    .select(['id', 'sha256'])
    .where('fileId', 'in', releasedFileIds)
    .where(sql<boolean>`not exists (select 1 from "fileReference" as "use" where "use"."fileId" = "file"."fileId")`)
    .execute();
  if (unused.length === 0) return;
  await transaction
    .deleteFrom('file')
    .where(
      'id',
      'in',
      unused.map(({ id }) => id),
    )
    .execute();
  await releaseContents(
    transaction,
    unused.map(({ sha256 }) => sha256),
    now,
  );
}
