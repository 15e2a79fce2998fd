import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { TIME_ZONE_OFFSET } from '../../contract/constants';
import { STATUS } from '../../contract/envelope';
import { choice, type Fields } from '../../contract/fields';
import {
  FILE_NAME_MAX,
  fileUrl,
  MEBIBYTE,
  type StoredFile,
  type UploadKind,
  uploadKinds,
  uploadRules,
} from '../../contract/files';
import { dayAt, momentText } from '../../contract/moment';
import { normalText } from '../../contract/normalText';
import type { Call } from '../call/call';
import { HttpRefusal, Rejection, rejection, Unauthenticated } from '../call/failures';
import { fieldInput } from '../call/input';
import type { WriteTransaction } from '../db/database';
import { lockName } from '../db/lockRows';
import { insertRecord } from '../db/repository';
import type { RowOf } from '../db/storedRow';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { TooManyBytes } from './FileStore';
import { type InspectedFile, inspectFile } from './inspectFile';

const fields: Fields = { kind: choice(uploadKinds, { required: true }) };

/** Random bytes in the id of a file. */
const ID_BYTES = 16;

/** `upload`: keeps a file and answers its id. The same content of the same person is the same file. */
export const upload: Handler = async (call, context) => {
  if (!call.file) throw new HttpRefusal(415);
  const kind = fieldInput(call, fields).kind as UploadKind;
  const rule = uploadRules[kind];
  await requireQuota(call, context);
  const part = await call.file();
  if (!part) throw new Rejection([{ field: 'file', code: 'fileRequired' }]);
  const received = await receive(part.content, rule.bytesMax, context);
  let inspected: InspectedFile | undefined;
  try {
    inspected = await inspectFile(received, rule, context.files);
    const data = await keep({ call, context, kind, name: fileName(part.name), inspected });
    return { data, message: 'okUploaded' };
  } finally {
    await received.discard();
    await inspected?.received.discard();
  }
};

/** Refuses who has uploaded as much today as an account may. */
async function requireQuota({ caller }: Call, { config, database, now }: Context): Promise<void> {
  if (!caller) throw new Unauthenticated();
  const day = dayAt(now());
  const row = await database.whole.read
    .selectFrom('file')
    .select((expression) => expression.fn.sum<number | null>('bytes').as('bytes'))
    .where('uploaderId', '=', caller.adminId)
    .where('createTime', '>=', Date.parse(`${day}T00:00:00.000${TIME_ZONE_OFFSET}`))
    .executeTakeFirst();
  if ((row?.bytes ?? 0) >= config.uploadDayBytes) {
    throw rejection('uploadQuota', { max: config.uploadDayBytes / MEBIBYTE });
  }
}

async function receive(content: Readable, bytesMax: number, { files }: Context) {
  try {
    return await files.receive(content, bytesMax);
  } catch (error) {
    if (error instanceof TooManyBytes) throw new HttpRefusal(413);
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    // The form broke off in the middle.
    if (content.errored) throw new HttpRefusal(400);
    throw error;
  }
}

interface Keeping {
  call: Call;
  context: Context;
  kind: UploadKind;
  name: string;
  inspected: InspectedFile;
}

function keep({ call, context, kind, name, inspected }: Keeping): Promise<StoredFile> {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const { received, mime, width, height, durationSec } = inspected;
  const { sha256, bytes } = received;
  const now = context.now();
  return context.database.write(async (transaction) => {
    // Nobody sweeps this content away between its arrival and its row.
    await lockName(transaction, context.database.kind, `file ${sha256}`);
    const known = await transaction
      .selectFrom('file')
      .selectAll()
      .where('sha256', '=', sha256)
      .where('uploaderId', '=', caller.adminId)
      .executeTakeFirst();
    if (known) {
      await renew(transaction, known, now);
      await context.files.keep(received);
      return describe({ ...known, name });
    }
    const fileId = randomBytes(ID_BYTES).toString('base64url');
    const time = momentText(now);
    const author = `admin:${caller.adminId}`;
    const facts = { fileId, kind, name, mime, bytes, sha256, width, height, durationSec };
    const shared = { createTime: time, updateTime: time, createBy: author, updateBy: author, version: 1 };
    const values = { ...facts, uploaderId: caller.adminId, unusedSince: time };
    const id = await insertRecord(transaction, call.entity, { ...values, ...shared });
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS, diff: { kind, mime, bytes } });
    await bumpVersions(transaction, ['file', 'log']);
    await context.files.keep(received);
    return describe(facts);
  });
}

/** The day an unused file has left begins anew. */
async function renew(transaction: WriteTransaction, { id }: { id: number }, now: number): Promise<void> {
  await transaction
    .updateTable('file')
    .set({ unusedSince: now })
    .where('id', '=', id)
    .where('unusedSince', 'is not', null)
    .execute();
  await bumpVersions(transaction, ['file']);
}

type FileFacts = Pick<RowOf<'file'>, 'fileId' | 'name' | 'bytes' | 'mime' | 'sha256'> &
  Partial<Pick<RowOf<'file'>, 'width' | 'height' | 'durationSec'>>;

function describe({ fileId, name, bytes, mime, sha256, width, height, durationSec }: FileFacts): StoredFile {
  return {
    fileId,
    url: fileUrl(fileId),
    name,
    bytes,
    mime,
    sha256,
    ...(typeof width === 'number' ? { width } : {}),
    ...(typeof height === 'number' ? { height } : {}),
    ...(typeof durationSec === 'number' ? { durationSec } : {}),
  };
}

/** What the uploader's machine called it, without folders; only ever shown, never part of a path. */
function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const printable = [...normalText(last)].filter((character) => !/\p{C}/u.test(character));
  return printable.slice(0, FILE_NAME_MAX).join('') || 'file';
}
