import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { Problem } from '../../contract/problems';
import type { WriteTransaction } from '../db/database';
import { lockRows } from '../db/rows/lockRows';
import type { WireRecord } from '../db/rows/recordCodec';
import { sqlDialectOf } from '../db/sqlDialectOf';
import type { Change } from '../operations/extension';
import { fileFields, type RecordFile, recordFiles, storedFileIds } from './recordFiles';

/** Table with the records that use a file, so that uses need not be searched for. */
const TABLE = 'fileReference';

/**
 * Finds newly chosen pictures and recordings that do not exist or were uploaded by another account. A record keeps those it
 * already had, even in another field. Locks the files until the transaction ends, so that no sweep deletes them.
 */
export async function validateFiles(change: Change): Promise<Problem[]> {
  const { transaction, before, record, call } = change;
  if (!touchesFiles(change)) return [];
  const previous = recordFiles(change.entity, before);
  const current = recordFiles(change.entity, record);
  const previousValues = new Set(previous.map(({ value }) => value));
  const added = current.filter(({ value }) => !previousValues.has(value));
  const currentValues = new Set(current.map(({ value }) => value));
  const changed = [...added, ...previous.filter(({ value }) => !currentValues.has(value))];
  await lockFiles(transaction, [...storedFileIds(changed).keys()]);
  const ids = [...storedFileIds(added).keys()];
  const rows =
    ids.length === 0
      ? []
      : await transaction
          .selectFrom('file')
          .select(['fileId', 'mime'])
          .where('fileId', 'in', ids)
          // Without a caller, only files that the server itself received are allowed.
          .where('uploaderId', call.caller ? '=' : 'is', call.caller?.adminId ?? null)
          .execute();
  const found = new Map(rows.map(({ fileId, mime }) => [fileId, mime]));
  const isFound = ({ value, content }: RecordFile) => found.get(value)?.startsWith(`${content}/`) === true;
  const missing = new Set(added.filter((file) => !isFound(file)).map(({ field }) => field));
  return [...missing].map((field) => ({ field, code: 'unknownFile' }));
}

/** Stores which files a record uses. Returns the names of the other tables it changed. */
export async function updateFileReferences(change: Change, id: number): Promise<readonly string[]> {
  if (!touchesFiles(change)) return [];
  const { entity, transaction, before, record, now } = change;
  const previous = storedFileIds(recordFiles(entity, before));
  const current = storedFileIds(recordFiles(entity, record));
  const removedIds = [...previous.keys()].filter((fileId) => !current.has(fileId));
  const addedFiles = [...current].filter(([fileId, isOpen]) => previous.get(fileId) !== isOpen);
  if (removedIds.length === 0 && addedFiles.length === 0) return [];
  await deleteReferences(transaction, {
    entity,
    id,
    fileIds: [...removedIds, ...addedFiles.map(([fileId]) => fileId)],
  });
  if (addedFiles.length > 0) {
    const rows = addedFiles.map(([fileId, isOpen]) => ({
      entity: entity.name,
      recordId: id,
      fileId,
      isOpen: Number(isOpen),
    }));
    await transaction.insertInto(TABLE).values(rows).execute();
    const ids = addedFiles.map(([fileId]) => fileId);
    await transaction.updateTable('file').set({ unusedSince: null }).where('fileId', 'in', ids).execute();
  }
  await markUnused(transaction, removedIds, now);
  return ['file'];
}

export interface RemovedRecord {
  transaction: WriteTransaction;
  entity: Entity;
  id: number;
  record: Readonly<WireRecord>;
  now: number;
}

/**
 * Updates file uses when a record is deleted: a hidden record keeps its files but no longer shows them, a removed one
 * releases them.
 */
export async function releaseFiles(removed: RemovedRecord): Promise<readonly string[]> {
  const { transaction, entity, id, record } = removed;
  const fileIds = [...storedFileIds(recordFiles(entity, record)).keys()];
  if (fileIds.length === 0) return [];
  await lockFiles(transaction, fileIds);
  await transaction.deleteFrom('reveal').where('entity', '=', entity.name).where('recordId', '=', id).execute();
  if (entity.deletion.kind === 'soft') {
    await transaction
      .updateTable(TABLE)
      .set({ isOpen: 0 })
      .where('entity', '=', entity.name)
      .where('recordId', '=', id)
      .execute();
    return [];
  }
  await releaseFileReferences(removed);
  return ['file'];
}

/** Shows the files of a restored record again. It has kept their uses, so that none was deleted. */
export async function showFiles({ transaction, entity, id, record }: Omit<RemovedRecord, 'now'>): Promise<void> {
  const openIds = [...storedFileIds(recordFiles(entity, record))].flatMap(([fileId, isOpen]) => (isOpen ? fileId : []));
  if (openIds.length === 0) return;
  await transaction
    .updateTable(TABLE)
    .set({ isOpen: 1 })
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .where('fileId', 'in', openIds)
    .execute();
}

/** Releases the files of a record that was hidden long ago. */
export async function releaseFileReferences({ transaction, entity, id, record, now }: RemovedRecord): Promise<void> {
  const fileIds = [...storedFileIds(recordFiles(entity, record)).keys()];
  if (fileIds.length === 0) return;
  await lockFiles(transaction, fileIds);
  await deleteReferences(transaction, { entity, id, fileIds });
  await markUnused(transaction, fileIds, now);
}

function touchesFiles({ entity, values }: Change): boolean {
  return fileFields(entity).some((name) => name in values);
}

async function deleteReferences(
  transaction: WriteTransaction,
  { entity, id, fileIds }: { entity: Entity; id: number; fileIds: readonly string[] },
): Promise<void> {
  await transaction
    .deleteFrom(TABLE)
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .where('fileId', 'in', [...fileIds])
    .execute();
}

/** Starts the deletion period of files that no record uses any more. */
async function markUnused(transaction: WriteTransaction, fileIds: readonly string[], now: number): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction
    .updateTable('file')
    .set({ unusedSince: now })
    .where('fileId', 'in', [...fileIds])
    .where(sql<boolean>`not exists (select 1 from ${sql.table(TABLE)} as "use" where "use"."fileId" = "file"."fileId")`)
    .execute();
}

async function lockFiles(transaction: WriteTransaction, fileIds: readonly string[]): Promise<void> {
  if (sqlDialectOf(transaction) === 'sqlite' || fileIds.length === 0) return;
  const rows = await transaction
    .selectFrom('file')
    .select('id')
    .where('fileId', 'in', [...fileIds])
    .execute();
  await lockRows(transaction, { table: 'file', ids: rows.map(({ id }) => id), mode: 'update' });
}
