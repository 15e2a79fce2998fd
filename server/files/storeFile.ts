import { randomBytes } from 'node:crypto';
import type { UploadKind } from '../../contract/calls/files';
import type { Entity } from '../../contract/defineEntity';
import { toIsoMoment } from '../../contract/moment';
import type { WriteTransaction } from '../db/database';
import { takeAdvisoryLock } from '../db/rows/lockRows';
import { insertRecord } from '../db/rows/repository';
import type { RowOf } from '../db/rows/storedRow';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import type { InspectedFile } from './inspectFile';

/** Random bytes in the id of a file. */
const ID_BYTES = 16;

export interface NewFile {
  context: Context;
  /** The entity of files. */
  entity: Entity;
  inspected: InspectedFile;
  kind: UploadKind;
  name: string;
  /** Null for content of a call without an administrator; then only the server's own writes may use it. */
  uploaderId: number | null;
}

/** The properties of a kept file that the caller gets. */
export type FileMetadata = Pick<RowOf<'file'>, 'fileId' | 'name' | 'bytes' | 'mime' | 'sha256'> &
  Partial<Pick<RowOf<'file'>, 'width' | 'height' | 'durationSec'>>;

/** A kept file. `newId` is the id of its row, unless the same account had already uploaded the same content. */
export interface StoreFileResult {
  metadata: FileMetadata;
  newId?: number;
}

/** Keeps inspected content and inserts its row. The same content from the same account is the same file. */
export async function storeFile(transaction: WriteTransaction, file: NewFile): Promise<StoreFileResult> {
  const { context, entity, inspected, kind, name, uploaderId } = file;
  const { received, mime, width, height, durationSec } = inspected;
  const { sha256, bytes } = received;
  const now = context.now();
  // Prevents a sweep from deleting this content before its row exists.
  await takeAdvisoryLock(transaction, `file ${sha256}`);
  const existing = await transaction
    .selectFrom('file')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('uploaderId', uploaderId === null ? 'is' : '=', uploaderId)
    .executeTakeFirst();
  if (existing) {
    await renewUnusedSince(transaction, existing, now);
    await context.files.persist(received);
    return { metadata: { ...existing, name } };
  }
  const fileId = randomBytes(ID_BYTES).toString('base64url');
  const time = toIsoMoment(now);
  const author = uploaderId === null ? 'system' : `admin:${uploaderId}`;
  const metadata = { fileId, kind, name, mime, bytes, sha256, width, height, durationSec };
  const auditFields = { createTime: time, updateTime: time, createBy: author, updateBy: author, version: 1 };
  const newId = await insertRecord(transaction, entity, { ...metadata, uploaderId, unusedSince: time, ...auditFields });
  await context.files.persist(received);
  return { metadata, newId };
}

/** Restarts the deletion period of an unused file. */
async function renewUnusedSince(transaction: WriteTransaction, { id }: { id: number }, now: number): Promise<void> {
  await transaction
    .updateTable('file')
    .set({ unusedSince: now })
    .where('id', '=', id)
    .where('unusedSince', 'is not', null)
    .execute();
  await bumpVersions(transaction, ['file']);
}
