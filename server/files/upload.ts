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
import { dayAt } from '../../contract/moment';
import { normalText } from '../../contract/normalText';
import type { Call } from '../call/call';
import { HttpRefusal, Rejection, rejection, Unauthenticated } from '../call/failures';
import { fieldInput } from '../call/input';
import { takes } from '../call/takes';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import { TooManyBytes } from './FileStore';
import { type InspectedFile, inspectFile } from './inspectFile';
import { type FileFacts, keepFile } from './keepFile';

const fields: Fields = { kind: choice(uploadKinds, { required: true }) };

/** `upload`: keeps a file and answers its id. The same content of the same person is the same file. */
export const upload = takes(fields, async (call, context) => {
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
});

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
  const { adminId: uploaderId } = caller;
  return context.database.write(async (transaction) => {
    const file = { context, entity: call.entity, inspected, kind, name, uploaderId };
    const { facts, newId: id } = await keepFile(transaction, file);
    if (id !== undefined) {
      const diff = { kind, mime: facts.mime, bytes: facts.bytes };
      await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS, diff });
      await bumpVersions(transaction, ['file', 'log']);
    }
    return describe(facts);
  });
}

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
