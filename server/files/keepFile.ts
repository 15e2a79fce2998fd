import { randomBytes } from 'node:crypto';
import type { Entity } from '../../contract/defineEntity';
import type { UploadKind } from '../../contract/files';
import { momentText } from '../../contract/moment';
import type { WriteTransaction } from '../db/database';
import { lockName } from '../db/lockRows';
import { insertRecord } from '../db/repository';
import type { RowOf } from '../db/storedRow';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import type { InspectedFile } from './inspectFile';

/** Random bytes in the id of a file. */
const ID_BYTES = 16;

export interface FileToKeep {
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
export type FileFacts = Pick<RowOf<'file'>, 'fileId' | 'name' | 'bytes' | 'mime' | 'sha256'> &
  Partial<Pick<RowOf<'file'>, 'width' | 'height' | 'durationSec'>>;

/** A kept file. `newId` is the id of its row, unless the same account had already uploaded the same content. */
export interface KeptFile {
  facts: FileFacts;
  newId?: number;
}

/** Keeps inspected content and inserts its row. The same content from the same account is the same file. */
export async function keepFile(transaction: WriteTransaction, file: FileToKeep): Promise<KeptFile> {
  const { context, entity, inspected, kind, name, uploaderId } = file;
  const { received, mime, width, height, durationSec } = inspected;
  const { sha256, bytes } = received;
  const now = context.now();
  // Prevents a sweep from deleting this content before its row exists.
  await lockName(transaction, context.database.kind, `file ${sha256}`);
  const known = await transaction
    .selectFrom('file')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('uploaderId', uploaderId === null ? 'is' : '=', uploaderId)
    .executeTakeFirst();
  if (known) {
    await renew(transaction, known, now);
    await context.files.keep(received);
    return { facts: { ...known, name } };
  }
  const fileId = randomBytes(ID_BYTES).toString('base64url');
  const time = momentText(now);
  const author = uploaderId === null ? 'system' : `admin:${uploaderId}`;
  const facts = { fileId, kind, name, mime, bytes, sha256, width, height, durationSec };
  const shared = { createTime: time, updateTime: time, createBy: author, updateBy: author, version: 1 };
  const newId = await insertRecord(transaction, entity, { ...facts, uploaderId, unusedSince: time, ...shared });
  await context.files.keep(received);
  return { facts, newId };
}

/** Restarts the deletion period of an unused file. */
async function renew(transaction: WriteTransaction, { id }: { id: number }, now: number): Promise<void> {
  await transaction
    .updateTable('file')
    .set({ unusedSince: now })
    .where('id', '=', id)
    .where('unusedSince', 'is not', null)
    .execute();
  await bumpVersions(transaction, ['file']);
}
