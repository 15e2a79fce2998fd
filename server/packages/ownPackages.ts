import type { Call } from '../call/call';
import { requireCaller } from '../call/callerOf';
import { rejection } from '../call/failures';
import type { RecordOf } from '../db/rows/recordCodec';
import { findRecord } from '../db/rows/repository';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';

/** Limits a read to the caller's own packages. */
export function ownPackagesOnly(handler: Handler): Handler {
  return async (call, context) => {
    const params = { ...call.params, adminId: requireCaller(call).adminId };
    // The result depends on the caller, which is not part of the query text.
    return { ...(await handler({ ...call, params, queryText: null }, context)), cacheable: false };
  };
}

/** Whether the caller has requested the package. */
export function isOwnPackage(record: unknown, call: Call): boolean {
  return (
    typeof record === 'object' &&
    record !== null &&
    'adminId' in record &&
    record.adminId === requireCaller(call).adminId
  );
}

/**
 * Returns the caller's package with this id. Another user's package is answered like one that does not exist.
 * @throws {Rejection} `notFound`
 */
export async function requireOwnPackage(call: Call, { database }: Context, taskId: unknown): Promise<RecordOf> {
  const row = await database.read
    .selectFrom(call.entity.name)
    .select('id')
    .where('taskId', '=', taskId)
    .where('adminId', '=', requireCaller(call).adminId)
    .executeTakeFirst();
  const record = row && (await findRecord(database.read, call.entity, row.id));
  if (!record) throw rejection('notFound');
  return record;
}
