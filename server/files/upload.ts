import type { Readable } from 'node:stream';
import { STATUS } from '../../contract/calls/envelope';
import {
  FILE_NAME_MAX,
  fileUrl,
  type StoredFile,
  type UploadKind,
  type UploadRule,
  uploadKinds,
  uploadRules,
} from '../../contract/calls/files';
import { choice, type Fields } from '../../contract/fields';
import { normalizeText } from '../../contract/normalizeText';
import type { Call } from '../call/call';
import { requireCaller } from '../call/callerOf';
import { HttpError, Rejection, Unauthenticated } from '../call/failures';
import { fieldInput } from '../call/input';
import { withInputSchema } from '../call/withInputSchema';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import { type ReceivedFile, TooManyBytes } from './FileStore';
import { type InspectedFile, inspectFile } from './inspectFile';
import { runExclusive } from './runExclusive';
import { type FileMetadata, storeFile } from './storeFile';
import { countRejectedUpload, requireQuota } from './uploadQuota';

const fields: Fields = { kind: choice(uploadKinds, { required: true }) };

/** `upload`: stores a file and returns its id. The same content from the same account is the same file. */
export const upload = withInputSchema(fields, async (call, context) => {
  if (!call.file) throw new HttpError(415);
  const kind = fieldInput(call, fields).kind as UploadKind;
  const rule = uploadRules[kind];
  await requireQuota(call, context);
  const part = await call.file();
  if (!part) throw new Rejection([{ field: 'file', code: 'fileRequired' }]);
  const received = await receive(part.content, rule.bytesMax, context).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 413) countRejectedUpload(call, context, rule.bytesMax);
    throw error;
  });
  let inspected: InspectedFile | undefined;
  try {
    inspected = await inspect({ call, context, rule, received, signal: part.signal });
    const data = await storeUpload({ call, context, kind, name: fileName(part.name), inspected });
    return { data, message: 'okUploaded' };
  } finally {
    await received.discard();
    await inspected?.received.discard();
  }
});

interface Inspection {
  call: Call;
  context: Context;
  rule: UploadRule;
  received: ReceivedFile;
  signal: AbortSignal;
}

/** Recordings of one account are analyzed sequentially, however many it uploads at once. */
async function inspect({ call, context: { files, now }, rule, received, signal }: Inspection): Promise<InspectedFile> {
  try {
    const runInspection = () => {
      signal.throwIfAborted();
      return inspectFile(received, rule, { files, signal });
    };
    return rule.content === 'audio'
      ? await runExclusive(`recordings of ${requireCaller(call).adminId}`, runInspection)
      : await runInspection();
  } catch (error) {
    if (signal.aborted || error instanceof Rejection) countRejectedUpload(call, { files, now }, received.bytes);
    // The client has disconnected; nobody gets this response.
    if (signal.aborted) throw new HttpError(400);
    throw error;
  }
}

async function receive(content: Readable, bytesMax: number, { files }: Context) {
  try {
    return await files.receive(content, bytesMax);
  } catch (error) {
    if (error instanceof TooManyBytes) throw new HttpError(413);
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    // The form was cut off.
    if (content.errored) throw new HttpError(400);
    throw error;
  }
}

interface StoreRequest {
  call: Call;
  context: Context;
  kind: UploadKind;
  name: string;
  inspected: InspectedFile;
}

function storeUpload({ call, context, kind, name, inspected }: StoreRequest): Promise<StoredFile> {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const { adminId: uploaderId } = caller;
  return context.database.write(async (transaction) => {
    const file = { context, entity: call.entity, inspected, kind, name, uploaderId };
    const { metadata, newId: id } = await storeFile(transaction, file);
    if (id !== undefined) {
      const diff = { kind, mime: metadata.mime, bytes: metadata.bytes };
      await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS, diff });
      await bumpVersions(transaction, ['file', 'log']);
    }
    return toStoredFile(metadata);
  });
}

function toStoredFile({ fileId, name, bytes, mime, sha256, width, height, durationSec }: FileMetadata): StoredFile {
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

/** Returns the client's file name without folders. It is only displayed, never part of a path. */
function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const printableCharacters = [...normalizeText(last)].filter((character) => !/\p{C}/u.test(character));
  return printableCharacters.slice(0, FILE_NAME_MAX).join('') || 'file';
}
