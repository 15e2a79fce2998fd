import { chunk } from 'es-toolkit/array/chunk';
import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import { holdsPersonal } from '../../contract/erasure';
import { momentText } from '../../contract/moment';
import type { WriteTransaction } from '../db/database';
import { entityTable } from '../db/entityTable';
import { recordCodec, type WireRecord } from '../db/recordCodec';
import { linkRows } from '../db/repository';
import { releaseContents } from '../files/contentUse';
import { recordFiles, storedFileIds } from '../files/recordFiles';
import type { Context } from '../operations/context';
import { type AnonymisedPerson, anonymised } from './anonymise';
import type { ErasurePart } from './erasureTree';

/** Records read or removed per batch. */
const BATCH = 200;

export interface ErasureFrame {
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
export async function eraseRecords(frame: ErasureFrame, part: RecordsToErase): Promise<void> {
  const { context, transaction, now } = frame;
  const { entity, outcome, reference } = part;
  for (const ids of chunk([...part.ids], BATCH)) {
    if (reference === undefined)
      await context.extensionOf(entity.name).erase?.({ context, transaction, entity, ids, now });
    if (outcome === 'remove') await removeRecords(frame, entity, ids);
    else await anonymiseRecords(frame, part, ids);
  }
}

async function removeRecords(frame: ErasureFrame, entity: Entity, ids: readonly number[]): Promise<void> {
  const { transaction } = frame;
  for (const record of await readRecords(transaction, entity, ids)) {
    await releaseRecordFiles(frame, entity, { record, kept: new Set() });
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

async function anonymiseRecords(frame: ErasureFrame, part: RecordsToErase, ids: readonly number[]): Promise<void> {
  const { transaction, author, now } = frame;
  const { entity, outcome, reference, personId, numbers } = part;
  const isHidden = outcome === 'hide' && entityTable(entity).soft;
  if (!isHidden && !Object.values(entity.fields).some(holdsPersonal)) return;
  const codec = recordCodec(entity, transaction);
  for (const record of await readRecords(transaction, entity, ids)) {
    const person: AnonymisedPerson = { id: reference === undefined ? record.id : personId, reference, numbers };
    const values = anonymised(entity, record, person);
    if (!isHidden && Object.keys(values).length === 0) continue;
    const after: WireRecord = { ...record, ...values };
    const changed = { ...values, updateTime: momentText(now), updateBy: author, version: record.version + 1 };
    await transaction
      .updateTable(entity.name)
      .set({ ...codec.encode(changed, record.id), ...codec.encodeSearch(after) })
      .$if(isHidden, (query) => query.set({ deleted: 1, deleteTime: sql`coalesce("deleteTime", ${now})` }))
      .where('id', '=', record.id)
      .execute();
    for (const { name, field } of entityTable(entity).links) {
      if (!(field in values)) continue;
      await transaction.deleteFrom(name).where('ownerId', '=', record.id).execute();
      const rows = linkRows(record.id, values[field]);
      if (rows.length > 0) await transaction.insertInto(name).values(rows).execute();
    }
    await releaseRecordFiles(frame, entity, {
      record,
      kept: new Set(storedFileIds(recordFiles(entity, after)).keys()),
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
  { transaction, now }: ErasureFrame,
  entity: Entity,
  { record, kept }: { record: WireRecord & { id: number }; kept: ReadonlySet<string> },
): Promise<void> {
  const gone = [...storedFileIds(recordFiles(entity, record)).keys()].filter((fileId) => !kept.has(fileId));
  if (gone.length === 0) return;
  await transaction.deleteFrom('reveal').where('entity', '=', entity.name).where('recordId', '=', record.id).execute();
  await transaction
    .deleteFrom('fileReference')
    .where('entity', '=', entity.name)
    .where('recordId', '=', record.id)
    .where('fileId', 'in', gone)
    .execute();
  const unused = await transaction
    .selectFrom('file')
    .select(['id', 'sha256'])
    .where('fileId', 'in', gone)
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
