import { randomBytes } from 'node:crypto';
import { REASON_MIN } from '../../../contract/constants';
import { STATUS } from '../../../contract/envelope';
import { momentOf, momentText } from '../../../contract/moment';
import {
  type PackageKind,
  type PackageStatus,
  packageInput,
  packageStatuses,
} from '../../../contract/package/definePackages';
import type { PackageAnswer } from '../../../contract/package/packageAnswer';
import { PACKAGE_ROWS_MAX, PACKAGES_RUNNING_MAX } from '../../../contract/package/packageLimits';
import { permissionName } from '../../../contract/permissions';
import { bumpVersions, type WriteTransaction } from '../../db';
import { lockName } from '../../db/lockRows';
import type { WireRecord } from '../../db/recordCodec';
import { findRecord, insertRecord } from '../../db/repository';
import type { Call, Caller } from '../../http/call';
import { Rejection, rejection, Unauthenticated } from '../../http/failures';
import { addProgress, taskName } from '../../jobs/tasks';
import type { Context } from '../../operations/context';
import type { EntityExtension, Handler } from '../../operations/extension';
import { fieldInput } from '../../operations/input';
import { readHandler } from '../../operations/read';
import { seenContext } from '../../operations/seenContext';
import { selectById, selectByIds } from '../../operations/selectById';
import { transact } from '../../operations/transact';
import { noServicedInput } from '../noServiced';
import { wakePackages } from './packageQueue';
import { countPackageRows } from './packageRows';
import { type PackageSource, packageSources } from './packageSource';
import { labelOf } from './runPackage';

/** Bytes of a package's name. */
const ID_BYTES = 16;
/** Packages that a plain `selectAll` answers. */
const OWN_MAX = 1000;

const refuse: Handler = async () => {
  throw rejection('packagesKept');
};

/**
 * Packages of one kind of record: begun by a call, made afterwards, downloaded by who asked. The plain reads answer one's own;
 * `selectAllPagination` answers everybody's.
 */
export function packageExtension(source: PackageSource): EntityExtension {
  const { packages } = source;
  const { cancelPackage: _cancel, ...kinds } = packages.calls ?? {};
  return {
    read: async (records, { context: { tasks } }) => addProgress(records, { tasks, entity: packages }),
    operations: {
      ...Object.fromEntries(Object.keys(kinds).map((kind) => [kind, packageHandler(source, kind as PackageKind)])),
      cancelPackage: cancelHandler(source),
      selectContent: contentHandler(source),
      selectAll: ownRows(readHandler({ input: {}, answer: 'list', limit: OWN_MAX, filters: true })),
      selectBySelectivePagination: ownRows(readHandler({ input: {}, answer: 'page', filters: true })),
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

/** Narrows a read to what the asker has begun. */
function ownRows(handler: Handler): Handler {
  return (call, context) => handler({ ...call, params: { ...call.params, adminId: callerOf(call).adminId } }, context);
}

function isOwn(record: unknown, call: Call): boolean {
  return (
    typeof record === 'object' && record !== null && 'adminId' in record && record.adminId === callerOf(call).adminId
  );
}

function callerOf({ caller }: Call): Caller {
  if (!caller) throw new Unauthenticated();
  return caller;
}

/** `package…`: begins a package, or answers how the one of `taskId` stands. */
function packageHandler(source: PackageSource, kind: PackageKind): Handler {
  return async (call, context) => {
    const { input, filter } = splitInput(call);
    if (typeof input.taskId === 'string') {
      const record = await ownPackage(call, context, input.taskId);
      return { data: answerOf({ record, call, context }), message: 'okRead' };
    }
    const wish = checkedWish(input, { source, caller: callerOf(call) });
    const question = { context, source, kind, filter: checkedFilter({ call, kind, filter }) };
    const total = await countPackageRows(question);
    if (total === 0) throw rejection('packageEmpty');
    if (total > PACKAGE_ROWS_MAX) {
      throw rejection('packageTooManyRows', { count: total, max: PACKAGE_ROWS_MAX });
    }
    const record = await begin({ call, context, source, kind, filter: question.filter, wish, total });
    wakePackages(seenContext(context, undefined));
    return { data: answerOf({ record, call, context }), message: 'okPackageStarted' };
  };
}

/** What every package is asked, and what narrows this one. */
function splitInput(call: Call): { input: WireRecord; filter: WireRecord } {
  const isInput = ([name]: [string, unknown]) => Object.hasOwn(packageInput, name);
  const entries = Object.entries(call.params);
  const input = fieldInput({ ...call, params: Object.fromEntries(entries.filter(isInput)) }, packageInput);
  return { input, filter: Object.fromEntries(entries.filter((entry) => !isInput(entry))) };
}

interface Wish {
  unmasked: boolean;
  images: boolean;
  reason: string | null;
}

/** Personal data leaves unmasked only with the right to see all of it at once, the right to see one of it, and a reason. */
function checkedWish(input: WireRecord, { source, caller }: { source: PackageSource; caller: Caller }): Wish {
  const wish: Wish = {
    unmasked: input.unmasked === true,
    images: input.images === true,
    reason: typeof input.reason === 'string' ? input.reason : null,
  };
  if (wish.images && !wish.unmasked) throw new Rejection([{ field: 'images', code: 'packageImagesHidden' }]);
  if (!wish.unmasked) return wish;
  if (!mayUnmask(source, caller)) throw new Rejection([{ field: 'unmasked', code: 'packageUnmaskRefused' }]);
  if ([...(wish.reason ?? '')].length < REASON_MIN) {
    throw new Rejection([{ field: 'reason', code: 'reasonTooShort', params: { min: REASON_MIN } }]);
  }
  return wish;
}

function mayUnmask({ packages, entity }: PackageSource, { can }: Caller): boolean {
  return [packages, entity].every(({ name }) => can(permissionName('unmask', name, 'admin')));
}

/** Everything takes no filter; the screening has inputs of its own; the list's filters are checked where they are used. */
function checkedFilter({ call, kind, filter }: { call: Call; kind: PackageKind; filter: WireRecord }): WireRecord {
  if (kind === 'packageNoServiced') return fieldInput({ ...call, params: filter }, noServicedInput);
  const [unknown] = Object.keys(filter);
  if (kind === 'packageAll' && unknown !== undefined) {
    throw new Rejection([{ field: unknown, code: 'unknownOperationKey' }]);
  }
  return filter;
}

interface Beginning {
  call: Call;
  context: Context;
  source: PackageSource;
  kind: PackageKind;
  filter: WireRecord;
  wish: Wish;
  total: number;
}

function begin({ call, context, source, kind, filter, wish, total }: Beginning): Promise<WireRecord> {
  const { adminId } = callerOf(call);
  const { packages, entity } = source;
  return transact(call, context, async ({ transaction, now }) => {
    await lockName(transaction, context.database.kind, `packages of ${adminId}`);
    if ((await countRunning(transaction, adminId)) >= PACKAGES_RUNNING_MAX) {
      throw rejection('tooManyPackages', { max: PACKAGES_RUNNING_MAX });
    }
    const [time, by] = [momentText(now), `admin:${adminId}`];
    const id = await insertRecord(transaction, packages, {
      ...wish,
      taskId: randomBytes(ID_BYTES).toString('base64url'),
      kind,
      filter,
      locale: call.locale,
      status: 'queued',
      percent: 0,
      total,
      rows: 0,
      imageCount: 0,
      missingCount: 0,
      adminId,
      attempt: 0,
      createTime: time,
      updateTime: time,
      createBy: by,
      updateBy: by,
      version: 1,
    });
    const entry = {
      call,
      id,
      resultStatus: STATUS.SUCCESS,
      inputs: { ...entity.fields, ...packageInput },
      diff: { kind, total, ...wish },
      ...(wish.reason ? { reason: wish.reason } : {}),
    };
    await context.audit.write(transaction, { ...entry, logType: 'export' });
    if (wish.unmasked) await context.audit.write(transaction, { ...entry, logType: 'privacy' });
    await bumpVersions(transaction, [packages.name, 'log']);
    const record = await findRecord(transaction, packages, id);
    if (!record) throw rejection('notFound');
    return record;
  });
}

async function countRunning(transaction: WriteTransaction, adminId: number): Promise<number> {
  let running = 0;
  for (const { packages } of packageSources) {
    const { count } = await transaction
      .selectFrom(packages.name)
      .select((expression) => expression.fn.countAll().as('count'))
      .where('status', 'in', ['queued', 'running'])
      .where('adminId', '=', adminId)
      .executeTakeFirstOrThrow();
    running += Number(count);
  }
  return running;
}

/** The package of that name; nobody else's can be told from none. */
async function ownPackage(call: Call, { database }: Context, taskId: unknown): Promise<WireRecord> {
  const row = await database.read
    .selectFrom(call.entity.name)
    .select('id')
    .where('taskId', '=', taskId)
    .where('adminId', '=', callerOf(call).adminId)
    .executeTakeFirst();
  const record = row && (await findRecord(database.read, call.entity, Number(row.id)));
  if (!record) throw rejection('notFound');
  return record;
}

function answerOf({ record, call, context }: { record: WireRecord; call: Call; context: Context }): PackageAnswer {
  const { entity, locale } = call;
  const shown = { ...record };
  addProgress([shown], { tasks: context.tasks, entity });
  const status = statusAt(shown, context.now());
  const said =
    status === 'failed' ? { field: 'failure', value: String(record.failure) } : { field: 'status', value: status };
  const isReady = status === 'ready';
  return {
    taskId: String(shown.taskId),
    status,
    percent: Number(shown.percent),
    total: Number(shown.total),
    fileName: typeof shown.fileName === 'string' ? shown.fileName : null,
    bytes: typeof shown.bytes === 'number' ? shown.bytes : null,
    ...(isReady && { url: `/api/selectContent.${entity.name}.open?taskId=${shown.taskId}` }),
    ...(isReady && { expires: String(shown.expireTime) }),
    ...((status === 'failed' || status === 'cancelled' || status === 'expired') && {
      message: context.choiceLabel(entity.name, said, locale),
    }),
  };
}

/** A package's time is over at the very moment, whether or not its archive has been removed. */
function statusAt({ status, expireTime }: WireRecord, now: number): PackageStatus {
  const known = packageStatuses.find((each) => each === status) ?? 'failed';
  return known === 'ready' && Number(momentOf(String(expireTime))) <= now ? 'expired' : known;
}

/** `cancelPackage`: ends a package that is not ready yet. */
function cancelHandler({ packages }: PackageSource): Handler {
  return async (call, context) => {
    const { taskId } = fieldInput(call, packages.calls?.cancelPackage?.input ?? {});
    const record = await ownPackage(call, context, taskId);
    const id = Number(record.id);
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
    // Another process finds out by itself; one that has died leaves its files to us.
    context.tasks.abort(taskName(packages, id));
    await context.files.removeLabelled(labelOf(record, Number(record.attempt)));
    const cancelled = await ownPackage(call, context, taskId);
    return { data: answerOf({ record: cancelled, call, context }), message: 'okPackageCancelled' };
  };
}

/** `selectContent`: the archive, for who asked for it, as long as its time and their rights last. */
function contentHandler(source: PackageSource): Handler {
  const { packages } = source;
  return async (call, context) => {
    const { taskId } = fieldInput(call, packages.reads?.selectContent?.input ?? {});
    const record = await ownPackage(call, context, taskId);
    const status = statusAt(record, context.now());
    if (status === 'expired') throw rejection('packageExpired');
    if (status !== 'ready') throw rejection('notFound');
    if (record.unmasked === true && !mayUnmask(source, callerOf(call))) throw rejection('packageUnmaskRefused');
    const { sha256, bytes, fileName, unmasked } = record;
    await context.audit.appendAlone({
      call,
      id: Number(record.id),
      resultStatus: STATUS.SUCCESS,
      logType: 'export',
      diff: { fileName, unmasked },
    });
    const content = { sha256: String(sha256), mime: 'application/zip', name: String(fileName), bytes: Number(bytes) };
    return { content, message: 'okRead' };
  };
}
