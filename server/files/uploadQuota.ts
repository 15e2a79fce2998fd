import { MEBIBYTE } from '../../contract/calls/files';
import { TIME_ZONE_OFFSET } from '../../contract/constants';
import { dayAt } from '../../contract/moment';
import type { Call } from '../call/call';
import { requireCaller } from '../call/callerOf';
import { rejection } from '../call/failures';
import type { Context } from '../operations/context';
import type { FileStore } from './FileStore';

/** Bytes of rejected uploads by account on one day; each process counts separately. */
interface RejectedBytes {
  day: string;
  bytes: Map<number, number>;
}

const rejectedByStore = new WeakMap<FileStore, RejectedBytes>();

function rejectedBytesOn(files: FileStore, day: string): Map<number, number> {
  const current = rejectedByStore.get(files);
  if (current?.day === day) return current.bytes;
  const started = { day, bytes: new Map<number, number>() };
  rejectedByStore.set(files, started);
  return started.bytes;
}

/**
 * Rejects the upload if the account has reached its daily quota, which includes rejected uploads.
 * @throws {Rejection}
 */
export async function requireQuota(call: Call, { config, database, files, now }: Context): Promise<void> {
  const { adminId } = requireCaller(call);
  const day = dayAt(now());
  const row = await database.unscoped.read
    .selectFrom('file')
    .select((expression) => expression.fn.sum<number | null>('bytes').as('bytes'))
    .where('uploaderId', '=', adminId)
    .where('createTime', '>=', Date.parse(`${day}T00:00:00.000${TIME_ZONE_OFFSET}`))
    .executeTakeFirst();
  const bytes = Number(row?.bytes ?? 0) + (rejectedBytesOn(files, day).get(adminId) ?? 0);
  if (bytes >= config.uploadDayBytes) throw rejection('uploadQuota', { max: config.uploadDayBytes / MEBIBYTE });
}

/** Counts the bytes of a failed upload, because analyzing it took as much work as keeping it. */
export function countRejectedUpload(call: Call, { files, now }: Pick<Context, 'files' | 'now'>, bytes: number): void {
  const { adminId } = requireCaller(call);
  const rejected = rejectedBytesOn(files, dayAt(now()));
  rejected.set(adminId, (rejected.get(adminId) ?? 0) + bytes);
}
