import { randomBytes } from 'node:crypto';
import { STATUS } from '../../contract/envelope';
import { momentText } from '../../contract/moment';
import { type PackageKind, packageInput } from '../../contract/package/definePackages';
import { PACKAGE_ROWS_MAX, PACKAGES_RUNNING_MAX } from '../../contract/package/packageLimits';
import type { Call } from '../call/call';
import { callerOf } from '../call/callerOf';
import { Rejection, rejection } from '../call/failures';
import { requireFreshPassword } from '../call/freshPassword';
import { fieldInput } from '../call/input';
import type { WriteTransaction } from '../db/database';
import { lockName } from '../db/lockRows';
import type { RecordOf, WireRecord } from '../db/recordCodec';
import { findRecord, insertRecord } from '../db/repository';
import { bumpVersions } from '../db/tableVersions';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { seenContext } from '../operations/seenContext';
import { transact } from '../operations/transact';
import { ownPackage } from './ownPackages';
import { wakePackages } from './packageQueue';
import { countPackageRows } from './packageRows';
import { type PackageSource, packagePort } from './packageSource';
import { answerOf } from './packageStanding';
import { checkedWish, type Wish } from './packageWish';

/** Length of a package's id in bytes. */
const ID_BYTES = 16;

/** `package…`: begins a package, or returns the state of the package `taskId`. */
export function packageHandler(source: PackageSource, kind: PackageKind): Handler {
  return async (call, context) => {
    const { input, filter } = splitInput(call);
    if (typeof input.taskId === 'string') {
      const record = await ownPackage(call, context, input.taskId);
      return { data: answerOf({ record, call, context }), message: 'okRead' };
    }
    requireFreshPassword(callerOf(call), context.now());
    const wish = checkedWish(input, { source, caller: callerOf(call) });
    const question = { context, source, kind, filter: checkedFilter({ call, source, kind, filter }) };
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
function checkedFilter({ call, source, kind, filter }: Omit<Beginning, 'context' | 'wish' | 'total'>): WireRecord {
  const screening = source.screenings?.[kind];
  if (screening) return fieldInput({ ...call, params: filter }, screening.input);
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

function begin({ call, context, source, kind, filter, wish, total }: Beginning): Promise<RecordOf> {
  const { adminId } = callerOf(call);
  const { packages, entity } = source;
  return transact(call, context, async ({ transaction, now }) => {
    await lockName(transaction, context.database.kind, `packages of ${adminId}`);
    if ((await countRunning(transaction, context.provided(packagePort), adminId)) >= PACKAGES_RUNNING_MAX) {
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
      .where('status', 'in', ['queued', 'running'])
      .where('adminId', '=', adminId)
      .executeTakeFirstOrThrow();
    running += count;
  }
  return running;
}
