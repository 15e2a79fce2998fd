import { TIME_ZONE_OFFSET } from '../../contract/constants';
import { MEBIBYTE } from '../../contract/files';
import { dayAt } from '../../contract/moment';
import type { Call } from '../call/call';
import { callerOf } from '../call/callerOf';
import { rejection } from '../call/failures';
import type { Context } from '../operations/context';
import type { FileStore } from './FileStore';

/** Bytes of rejected uploads by account on one day; each process counts separately. */
interface Refused {
  day: string;
  bytes: Map<number, number>;
}

const refusedOf = new WeakMap<FileStore, Refused>();

function refusedOn(files: FileStore, day: string): Map<number, number> {
  const known = refusedOf.get(files);
  if (known?.day === day) return known.bytes;
  const fresh = { day, bytes: new Map<number, number>() };
  refusedOf.set(files, fresh);
  return fresh.bytes;
}

/**
 * Rejects the upload if the account has reached its daily quota, which includes rejected uploads.
 * @throws {Rejection}
 */
export async function requireQuota(call: Call, { config, database, files, now }: Context): Promise<void> {
  const { adminId } = callerOf(call);
  const day = dayAt(now());
  const row = await database.whole.read
    .selectFrom('file')
    .select((expression) => expression.fn.sum<number | null>('bytes').as('bytes'))
    .where('uploaderId', '=', adminId)
    .where('createTime', '>=', Date.parse(`${day}T00:00:00.000${TIME_ZONE_OFFSET}`))
    .executeTakeFirst();
  const bytes = Number(row?.bytes ?? 0) + (refusedOn(files, day).get(adminId) ?? 0);
  if (bytes >= config.uploadDayBytes) throw rejection('uploadQuota', { max: config.uploadDayBytes / MEBIBYTE });
}

/** Counts the bytes of a failed upload, because analyzing it took as much work as keeping it. */
export function countRefused(call: Call, { files, now }: Pick<Context, 'files' | 'now'>, bytes: number): void {
  const { adminId } = callerOf(call);
  const refused = refusedOn(files, dayAt(now()));
  refused.set(adminId, (refused.get(adminId) ?? 0) + bytes);
}
