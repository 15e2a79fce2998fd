import { randomBytes } from 'node:crypto';
import { STATUS } from '../../contract/calls/envelope';
import { toIsoMoment } from '../../contract/moment';
import { type PackageKind, packageInput } from '../../contract/package/definePackages';
import { PACKAGE_ROWS_MAX, PACKAGES_RUNNING_MAX } from '../../contract/package/packageLimits';
import type { Call } from '../call/call';
import { requireCaller } from '../call/callerOf';
import { Rejection, rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { requireRecentPassword } from '../call/requireRecentPassword';
import type { WriteTransaction } from '../db/database';
import { takeAdvisoryLock } from '../db/rows/lockRows';
import type { RecordOf, WireRecord } from '../db/rows/recordCodec';
import { findRecord, insertRecord } from '../db/rows/repository';
import { bumpVersions } from '../db/tableVersions';
import { UNFINISHED_STATUSES } from '../jobs/ownedTask';
import { transact } from '../operations/changes/transact';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { scopedContext } from '../operations/scopedContext';
import { requireOwnPackage } from './ownPackages';
import { type PackageOptions, parsePackageOptions } from './packageOptions';
import { startQueuedPackages } from './packageQueue';
import { countPackageRows } from './packageRows';
import { type PackageSource, packagePort } from './packageSource';
import { packageAnswer } from './packageStatus';

/** Length of a package's id in bytes. */
const ID_BYTES = 16;

/** `package…`: begins a package, or returns the state of the package `taskId`. */
export function packageHandler(source: PackageSource, kind: PackageKind): Handler {
  return async (call, context) => {
    const { input, filter } = splitInput(call);
    if (typeof input.taskId === 'string') {
      const record = await requireOwnPackage(call, context, input.taskId);
      return { data: packageAnswer({ record, call, context }), message: 'okRead' };
    }
    requireRecentPassword(requireCaller(call), context.now());
    const options = parsePackageOptions(input, { source, caller: requireCaller(call) });
    const query = { context, source, kind, filter: parseFilter({ call, source, kind, filter }) };
    const total = await countPackageRows(query);
    if (total === 0) throw rejection('packageEmpty');
    if (total > PACKAGE_ROWS_MAX) {
      throw rejection('packageTooManyRows', { count: total, max: PACKAGE_ROWS_MAX });
    }
    const record = await queuePackage({ call, context, source, kind, filter: query.filter, wish: options, total });
    startQueuedPackages(scopedContext(context, undefined));
    return { data: packageAnswer({ record, call, context }), message: 'okPackageStarted' };
  };
}

/** Separates the inputs that all packages share from the filter of this one. */
function splitInput(call: Call): { input: WireRecord; filter: WireRecord } {
  const isInput = ([name]: [string, unknown]) => Object.hasOwn(packageInput, name);
  const entries = Object.entries(call.params);
  const input = fieldInput({ ...call, params: Object.fromEntries(entries.filter(isInput)) }, packageInput);
  return { input, filter: Object.fromEntries(entries.filter((entry) => !isInput(entry))) };
}

/**
 * Checks the filter: packages of all records accept none, and screenings have their own inputs. The query checks the
 * filters of the list.
 */
function parseFilter({ call, source, kind, filter }: Omit<PackageRequest, 'context' | 'wish' | 'total'>): WireRecord {
  const screening = source.screenings?.[kind];
  if (screening) return fieldInput({ ...call, params: filter }, screening.input);
  const [unknown] = Object.keys(filter);
  if (kind === 'packageAll' && unknown !== undefined) {
    throw new Rejection([{ field: unknown, code: 'unknownOperationKey' }]);
  }
  return filter;
}

interface PackageRequest {
  call: Call;
  context: Context;
  source: PackageSource;
  kind: PackageKind;
  filter: WireRecord;
  wish: PackageOptions;
  total: number;
}

function queuePackage({
  call,
  context,
  source,
  kind,
  filter,
  wish: options,
  total,
}: PackageRequest): Promise<RecordOf> {
  const { adminId } = requireCaller(call);
  const { packages, entity } = source;
  return transact(call, context, async ({ transaction, now }) => {
    await takeAdvisoryLock(transaction, `packages of ${adminId}`);
    if ((await countRunning(transaction, context.provided(packagePort), adminId)) >= PACKAGES_RUNNING_MAX) {
      throw rejection('tooManyPackages', { max: PACKAGES_RUNNING_MAX });
    }
    const [time, by] = [toIsoMoment(now), `admin:${adminId}`];
    const id = await insertRecord(transaction, packages, {
      ...options,
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
      diff: { kind, total, ...options },
      ...(options.reason ? { reason: options.reason } : {}),
    };
    await context.audit.write(transaction, { ...entry, logType: 'export' });
    if (options.unmasked) await context.audit.write(transaction, { ...entry, logType: 'privacy' });
    await bumpVersions(transaction, [packages.name, 'log']);
    const record = await findRecord(transaction, packages, id);
    if (!record) throw rejection('notFound');
    return record;
  });
}

async function countRunning(
  transaction: WriteTransaction,
  sources: readonly PackageSource[],
  adminId: number,
): Promise<number> {
  let running = 0;
  for (const { packages } of sources) {
    const { count } = await transaction
      .selectFrom(packages.name)
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('status', 'in', UNFINISHED_STATUSES)
      .where('adminId', '=', adminId)
      .executeTakeFirstOrThrow();
    running += count;
  }
  return running;
}
