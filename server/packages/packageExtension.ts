import { STATUS } from '../../contract/calls/envelope';
import type { Entity } from '../../contract/defineEntity';
import type { PackageKind } from '../../contract/package/definePackages';
import { PACKAGE_RETENTION_AFTER_DOWNLOAD_MS } from '../../contract/package/packageLimits';
import { permissionName } from '../../contract/permissions';
import { requireCreationRights } from '../auth/requireCreationRights';
import { requireCaller } from '../call/callerOf';
import { rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { withFileResponse } from '../call/withInputSchema';
import { bumpVersions } from '../db/tableVersions';
import type { ByteRange } from '../files/FileStore';
import { UNFINISHED_STATUSES } from '../jobs/ownedTask';
import { addProgress, taskName } from '../jobs/tasks';
import { transact } from '../operations/changes/transact';
import type { Context } from '../operations/context';
import type { EntityExtension, Handler } from '../operations/extension';
import { readHandler } from '../operations/reads/read';
import { selectById, selectByIds } from '../operations/reads/selectById';
import { selectPageHandler } from '../operations/reads/selectPage';
import { isOwnPackage, ownPackagesOnly, requireOwnPackage } from './ownPackages';
import { packageHandler } from './packageHandler';
import { canUnmask } from './packageOptions';
import type { PackageSource } from './packageSource';
import { packageAnswer, statusAt } from './packageStatus';
import { fileLabel, kindOf } from './runPackage';

/** Most packages that a plain `selectAll` returns. */
const OWN_MAX = 1000;

const rejectDirectChange: Handler = async () => {
  throw rejection('packagesKept');
};

/**
 * The API of packages of one kind of record: a call begins a package, a background task makes it, and its owner
 * downloads it. Plain reads return the caller's own packages; `selectAllPagination` returns those of all users.
 */
export function packageExtension(source: PackageSource): EntityExtension {
  const { packages } = source;
  const { cancelPackage: _cancel, ...kinds } = packages.calls ?? {};
  return {
    read: async (records, { context: { tasks } }) => addProgress(records, { tasks, entity: packages }),
    operations: {
      ...Object.fromEntries(Object.keys(kinds).map((kind) => [kind, packageHandler(source, kind as PackageKind)])),
      cancelPackage: cancelHandler(source),
      selectContent: withFileResponse(contentHandler(source)),
      selectAll: ownPackagesOnly(readHandler({ input: {}, answer: 'list', limit: OWN_MAX, filters: true })),
      selectBySelectivePagination: ownPackagesOnly(selectPageHandler()),
      selectById: async (call, context) => {
        const answer = await selectById(call, context);
        if (!isOwnPackage(answer.data, call)) throw rejection('notFound');
        return answer;
      },
      selectByIds: async (call, context) => {
        const answer = await selectByIds(call, context);
        const data = Array.isArray(answer.data) ? answer.data.filter((record) => isOwnPackage(record, call)) : [];
        return { ...answer, data, dataCount: data.length };
      },
      insert: rejectDirectChange,
      updateByIdSelective: rejectDirectChange,
      updateByIds: rejectDirectChange,
      deleteById: rejectDirectChange,
      deleteByIds: rejectDirectChange,
      unmask: rejectDirectChange,
    },
  };
}

/** `cancelPackage`: ends a package that is not ready yet. */
function cancelHandler({ packages }: PackageSource): Handler {
  return async (call, context) => {
    const { taskId } = fieldInput(call, packages.calls?.cancelPackage?.input ?? {});
    const record = await requireOwnPackage(call, context, taskId);
    const { id } = record;
    await transact(call, context, async ({ transaction, now }) => {
      const { numUpdatedRows } = await transaction
        .updateTable(packages.name)
        .set({ status: 'cancelled', leaseEnd: null, endTime: now, updateTime: now })
        .where('id', '=', id)
        .where('status', 'in', UNFINISHED_STATUSES)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw rejection('packageOver');
      const entry = { call, id, resultStatus: STATUS.SUCCESS, logType: 'export', diff: { status: 'cancelled' } };
      await context.audit.write(transaction, entry);
      await bumpVersions(transaction, [packages.name, 'log']);
    });
    // Another process notices the cancellation itself. The files of a process that has died are removed here.
    context.tasks.abort(taskName(packages, id));
    await context.files.removeLabelled(fileLabel(record, Number(record.attempt)));
    const cancelled = await requireOwnPackage(call, context, taskId);
    return { data: packageAnswer({ record: cancelled, call, context }), message: 'okPackageCancelled' };
  };
}

/** `selectContent`: returns the archive to its owner until it expires, while they have the rights for it. */
function contentHandler(source: PackageSource): Handler {
  const { packages } = source;
  return async (call, context) => {
    const { taskId } = fieldInput(call, packages.reads?.selectContent?.input ?? {});
    const record = await requireOwnPackage(call, context, taskId);
    const status = statusAt(record, context.now());
    if (status === 'expired') throw rejection('packageExpired');
    if (status !== 'ready') throw rejection('notFound');
    const caller = requireCaller(call);
    if (record.unmasked === true && !canUnmask(source, caller)) throw rejection('packageUnmaskRefused');
    const rights = [permissionName(kindOf(record), packages.name, packages.scope)];
    requireCreationRights({ caller, seenScope: await seenScopeOf(context, source, record.id), rights });
    const { sha256, bytes, fileName, unmasked } = record;
    await context.audit.appendInOwnTransaction({
      call,
      id: record.id,
      resultStatus: STATUS.SUCCESS,
      logType: 'export',
      diff: { fileName, unmasked },
    });
    const read = (range?: ByteRange) => context.files.read(String(sha256), range);
    const whenSent = () => {
      const name = `${taskName(packages, record.id)} downloaded`;
      void context.tasks.start(name, () => shortenExpiry(context, { packages, id: record.id }));
    };
    const content = { read, mime: 'application/zip', name: String(fileName), bytes: Number(bytes), whenSent };
    return { content, message: 'okRead' };
  };
}

/** Returns the data scope under which a package was made. No API response includes it. */
async function seenScopeOf({ database }: Context, { packages }: PackageSource, id: number): Promise<unknown> {
  const row = await database.read
    .selectFrom(packages.name)
    .select('seenScope')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return typeof row.seenScope === 'string' ? JSON.parse(row.seenScope) : null;
}

/** Shortens the time until a downloaded package expires, and never extends it. */
async function shortenExpiry(
  { database, now }: Context,
  { packages, id }: { packages: Entity; id: number },
): Promise<void> {
  const expireTime = now() + PACKAGE_RETENTION_AFTER_DOWNLOAD_MS;
  await database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(packages.name)
      .set({ expireTime })
      .where('id', '=', id)
      .where('status', '=', 'ready')
      .where('expireTime', '>', expireTime)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await bumpVersions(transaction, [packages.name]);
  });
}
