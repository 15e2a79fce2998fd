import type { Entity } from '../../contract/defineEntity';
import { STATUS } from '../../contract/envelope';
import type { PackageKind } from '../../contract/package/definePackages';
import { PACKAGE_KEPT_AFTER_DOWNLOAD_MS } from '../../contract/package/packageLimits';
import { permissionName } from '../../contract/permissions';
import { refuseMadeUnderMore } from '../auth/madeUnderMore';
import { callerOf } from '../call/callerOf';
import { rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { answersFile } from '../call/takes';
import { bumpVersions } from '../db/tableVersions';
import type { ByteRange } from '../files/FileStore';
import { addProgress, taskName } from '../jobs/tasks';
import type { Context } from '../operations/context';
import type { EntityExtension, Handler } from '../operations/extension';
import { readHandler } from '../operations/read';
import { selectById, selectByIds } from '../operations/selectById';
import { selectPageHandler } from '../operations/selectPage';
import { transact } from '../operations/transact';
import { packageHandler } from './beginPackage';
import { isOwn, ownPackage, ownRows } from './ownPackages';
import type { PackageSource } from './packageSource';
import { answerOf, statusAt } from './packageStanding';
import { mayUnmask } from './packageWish';
import { kindOf, labelOf } from './runPackage';

/** Most packages that a plain `selectAll` returns. */
const OWN_MAX = 1000;

const refuse: Handler = async () => {
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
      selectContent: answersFile(contentHandler(source)),
      selectAll: ownRows(readHandler({ input: {}, answer: 'list', limit: OWN_MAX, filters: true })),
      selectBySelectivePagination: ownRows(selectPageHandler()),
      selectById: async (call, context) => {
        const answer = await selectById(call, context);
        if (!isOwn(answer.data, call)) throw rejection('notFound');
        return answer;
      },
      selectByIds: async (call, context) => {
        const answer = await selectByIds(call, context);
        const data = Array.isArray(answer.data) ? answer.data.filter((record) => isOwn(record, call)) : [];
        return { ...answer, data, dataCount: data.length };
      },
      insert: refuse,
      updateByIdSelective: refuse,
      updateByIds: refuse,
      deleteById: refuse,
      deleteByIds: refuse,
      unmask: refuse,
    },
  };
}

/** `cancelPackage`: ends a package that is not ready yet. */
function cancelHandler({ packages }: PackageSource): Handler {
  return async (call, context) => {
    const { taskId } = fieldInput(call, packages.calls?.cancelPackage?.input ?? {});
    const record = await ownPackage(call, context, taskId);
    const { id } = record;
    await transact(call, context, async ({ transaction, now }) => {
      const { numUpdatedRows } = await transaction
        .updateTable(packages.name)
        .set({ status: 'cancelled', leaseEnd: null, endTime: now, updateTime: now })
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw rejection('packageOver');
      const entry = { call, id, resultStatus: STATUS.SUCCESS, logType: 'export', diff: { status: 'cancelled' } };
      await context.audit.write(transaction, entry);
      await bumpVersions(transaction, [packages.name, 'log']);
    });
    // Another process notices the cancellation itself. The files of a process that has died are removed here.
    context.tasks.abort(taskName(packages, id));
    await context.files.removeLabelled(labelOf(record, Number(record.attempt)));
    const cancelled = await ownPackage(call, context, taskId);
    return { data: answerOf({ record: cancelled, call, context }), message: 'okPackageCancelled' };
  };
}

/** `selectContent`: returns the archive to its owner until it expires, while they have the rights for it. */
function contentHandler(source: PackageSource): Handler {
  const { packages } = source;
  return async (call, context) => {
    const { taskId } = fieldInput(call, packages.reads?.selectContent?.input ?? {});
    const record = await ownPackage(call, context, taskId);
    const status = statusAt(record, context.now());
    if (status === 'expired') throw rejection('packageExpired');
    if (status !== 'ready') throw rejection('notFound');
    const caller = callerOf(call);
    if (record.unmasked === true && !mayUnmask(source, caller)) throw rejection('packageUnmaskRefused');
    const rights = [permissionName(kindOf(record), packages.name, packages.scope)];
    refuseMadeUnderMore({ caller, seenScope: await seenScopeOf(context, source, record.id), rights });
    const { sha256, bytes, fileName, unmasked } = record;
    await context.audit.appendAlone({
      call,
      id: record.id,
      resultStatus: STATUS.SUCCESS,
      logType: 'export',
      diff: { fileName, unmasked },
    });
    const read = (range?: ByteRange) => context.files.read(String(sha256), range);
    const whenSent = () => {
      const name = `${taskName(packages, record.id)} downloaded`;
      void context.tasks.start(name, () => shortenTime(context, { packages, id: record.id }));
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
async function shortenTime(
  { database, now }: Context,
  { packages, id }: { packages: Entity; id: number },
): Promise<void> {
  const expireTime = now() + PACKAGE_KEPT_AFTER_DOWNLOAD_MS;
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
