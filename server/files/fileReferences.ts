import { sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { Problem } from '../../contract/problems';
import type { DatabaseKind, WriteTransaction } from '../db/database';
import { lockRows } from '../db/lockRows';
import type { WireRecord } from '../db/recordCodec';
import type { Change } from '../operations/extension';
import { fileFields, type RecordFile, recordFiles, storedFileIds } from './recordFiles';

/** Table with the records that use a file, so that uses need not be searched for. */
const TABLE = 'fileReference';

/**
 * Finds newly chosen pictures and recordings that do not exist or were uploaded by another account. A record keeps those it
 * already had, even in another field. Locks the files until the transaction ends, so that no sweep deletes them.
 */
export async function checkFiles(change: Change): Promise<Problem[]> {
  const { context, transaction, before, record, call } = change;
  if (!touchesFiles(change)) return [];
  const had = recordFiles(change.entity, before);
  const has = recordFiles(change.entity, record);
  const known = new Set(had.map(({ value }) => value));
  const chosen = has.filter(({ value }) => !known.has(value));
  const kept = new Set(has.map(({ value }) => value));
  const concerned = [...chosen, ...had.filter(({ value }) => !kept.has(value))];
  await lockFiles(transaction, context.database.kind, [...storedFileIds(concerned).keys()]);
  const ids = [...storedFileIds(chosen).keys()];
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
  const missing = new Set(chosen.filter((file) => !isFound(file)).map(({ field }) => field));
  return [...missing].map((field) => ({ field, code: 'unknownFile' }));
}

/** Stores which files a record uses. Returns the names of the other tables it changed. */
export async function keepFileReferences(change: Change, id: number): Promise<readonly string[]> {
  if (!touchesFiles(change)) return [];
  const { entity, transaction, before, record, now } = change;
  const had = storedFileIds(recordFiles(entity, before));
  const has = storedFileIds(recordFiles(entity, record));
  const dropped = [...had.keys()].filter((fileId) => !has.has(fileId));
  const fresh = [...has].filter(([fileId, isOpen]) => had.get(fileId) !== isOpen);
  if (dropped.length === 0 && fresh.length === 0) return [];
  await deleteReferences(transaction, { entity, id, fileIds: [...dropped, ...fresh.map(([fileId]) => fileId)] });
  if (fresh.length > 0) {
    const rows = fresh.map(([fileId, isOpen]) => ({
      entity: entity.name,
      recordId: id,
      fileId,
      isOpen: Number(isOpen),
    }));
    await transaction.insertInto(TABLE).values(rows).execute();
    const ids = fresh.map(([fileId]) => fileId);
    await transaction.updateTable('file').set({ unusedSince: null }).where('fileId', 'in', ids).execute();
  }
  await markUnused(transaction, dropped, now);
  return ['file'];
}

export interface Removed {
  transaction: WriteTransaction;
  kind: DatabaseKind;
  entity: Entity;
  id: number;
  record: Readonly<WireRecord>;
  now: number;
}

/**
 * Updates file uses when a record is deleted: a hidden record keeps its files but no longer shows them, a removed one
 * releases them.
 */
export async function releaseFiles(removed: Removed): Promise<readonly string[]> {
  const { transaction, kind, entity, id, record } = removed;
  const fileIds = [...storedFileIds(recordFiles(entity, record)).keys()];
  if (fileIds.length === 0) return [];
  await lockFiles(transaction, kind, fileIds);
  await transaction.deleteFrom('reveal').where('entity', '=', entity.name).where('recordId', '=', id).execute();
  if (entity.removal.kind === 'soft') {
    await transaction
      .updateTable(TABLE)
      .set({ isOpen: 0 })
      .where('entity', '=', entity.name)
      .where('recordId', '=', id)
      .execute();
    return [];
  }
  await releaseFileUse(removed);
  return ['file'];
}

/** Releases the files of a record that was hidden long ago. */
export async function releaseFileUse({ transaction, kind, entity, id, record, now }: Removed): Promise<void> {
  const fileIds = [...storedFileIds(recordFiles(entity, record)).keys()];
  if (fileIds.length === 0) return;
  await lockFiles(transaction, kind, fileIds);
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

async function lockFiles(transaction: WriteTransaction, kind: DatabaseKind, fileIds: readonly string[]): Promise<void> {
  if (kind === 'sqlite' || fileIds.length === 0) return;
  const rows = await transaction
    .selectFrom('file')
    .select('id')
    .where('fileId', 'in', [...fileIds])
    .execute();
  await lockRows(transaction, { kind, table: 'file', ids: rows.map(({ id }) => id), mode: 'update' });
}
