import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES } from '../../contract/constants';
import { toIsoMoment, wallClock } from '../../contract/moment';
import { type PackageKind, packageKinds } from '../../contract/package/definePackages';
import { PACKAGE_RETENTION_MS } from '../../contract/package/packageLimits';
import { isRecord } from '../../contract/values/isRecord';
import { readDataScope } from '../auth/permissions';
import type { RecordOf, WireRecord } from '../db/rows/recordCodec';
import { storedScope } from '../db/scope/dataScope';
import { bumpVersions } from '../db/tableVersions';
import { TooManyBytes } from '../files/FileStore';
import { endedTaskValues, type OwnedTask, TaskOwnershipLost, updateOwnedTask } from '../jobs/ownedTask';
import { type TaskContext, taskName } from '../jobs/tasks';
import type { Context } from '../operations/context';
import { scopedContext } from '../operations/scopedContext';
import { buildPackage, PackageRefused } from './buildPackage';
import type { PackageSource } from './packageSource';

/** Lease of a package: when its process dies, another process takes it after this time. */
export const PACKAGE_LEASE_MS = 30_000;
/** Milliseconds between renewals of the lease. */
const RENEW_MS = 2_000;

/** An attempt of this process to make a package. */
export interface ClaimedPackage {
  source: PackageSource;
  /** The record as stored. */
  record: RecordOf;
  attempt: number;
}

/** Returns the label of all unfinished files of an attempt in the file store. */
export function fileLabel(record: WireRecord, attempt: number): string {
  return `package-${record.taskId}-${attempt}`;
}

/**
 * Makes the archive of a package and records the result. When the server stops, the package returns to the queue, and
 * another attempt starts from the beginning.
 */
export async function runPackage(
  context: Context,
  { source, record, attempt }: ClaimedPackage,
  task: TaskContext,
): Promise<void> {
  const { database, files } = context;
  const { id } = record;
  const ownedTask: OwnedTask = { entity: source.packages, id, attempt };
  const write = (values: WireRecord) =>
    database.write(async (transaction) => {
      await updateOwnedTask(transaction, ownedTask, values);
      await bumpVersions(transaction, [source.packages.name]);
    });
  const label = fileLabel(record, attempt);
  const leaseLost = new AbortController();
  const signal = AbortSignal.any([task.signal, leaseLost.signal]);
  const leaseRenewal = renewLease({ context, turn: ownedTask, signal }).catch((error: unknown) =>
    leaseLost.abort(error),
  );
  try {
    const scope = await readDataScope(database.read, Number(record.adminId));
    const built = await buildPackage({
      ...buildOptionsOf(record),
      context: scopedContext(context, scope),
      source,
      label,
      signal,
      onProgress: task.reportProgress,
    });
    signal.throwIfAborted();
    const { sha256, bytes } = built.archive;
    const { rows, imageCount, missingCount } = built;
    // Stores the hash before keeping the file, so that the next attempt knows which file to remove.
    await write({ sha256, seenScope: storedScope(scope) });
    await files.persist(built.archive);
    const now = context.now();
    const ready = { status: 'ready', bytes, rows, imageCount, missingCount, fileName: fileName(source, record, now) };
    await write(endedTaskValues({ ...ready, expireTime: toIsoMoment(now + PACKAGE_RETENTION_MS) }, now));
  } catch (error) {
    const reason: unknown = leaseLost.signal.aborted ? leaseLost.signal.reason : error;
    const isStopped = task.signal.aborted;
    const after = isStopped
      ? { status: 'queued', leaseEnd: null, percent: 0, attempt: attempt - 1 }
      : endedTaskValues({ status: 'failed', failure: failureOf(reason) }, context.now());
    if (!(reason instanceof TaskOwnershipLost)) await write(after).catch(ignoreOwnershipLost);
    if (!isStopped && !(reason instanceof TaskOwnershipLost) && failureOf(reason) === 'broken') throw reason;
  } finally {
    leaseLost.abort(new TaskOwnershipLost());
    await leaseRenewal;
    await files.removeLabelled(label);
  }
}

function failureOf(error: unknown) {
  if (error instanceof PackageRefused) return error.failure;
  return error instanceof TooManyBytes ? 'tooLarge' : 'broken';
}

/** Ignores that another process has already ended the package. */
function ignoreOwnershipLost(error: unknown): void {
  if (!(error instanceof TaskOwnershipLost)) throw error;
}

/** Renews the lease and stores the progress; rejects when this process has lost the package. */
async function renewLease({
  context,
  turn: ownedTask,
  signal,
}: {
  context: Context;
  turn: OwnedTask;
  signal: AbortSignal;
}): Promise<void> {
  const name = taskName(ownedTask.entity, ownedTask.id);
  while (!signal.aborted) {
    await delay(RENEW_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    const leaseEnd = toIsoMoment(context.now() + PACKAGE_LEASE_MS);
    const percent = context.tasks.percentOf(name) ?? 0;
    await context.database.write((transaction) => updateOwnedTask(transaction, ownedTask, { leaseEnd, percent }));
  }
}

/** Returns the options that the record stores. */
function buildOptionsOf(record: WireRecord) {
  const { filter, total, unmasked, images, adminId, createBy } = record;
  return {
    kind: kindOf(record),
    filter: isRecord(filter) ? filter : {},
    total: Number(total ?? 0),
    unmasked: unmasked === true,
    images: images === true,
    locale: LOCALES.find((locale) => locale === record.locale) ?? DEFAULT_LOCALE,
    createdBy: { id: Number(adminId), name: String(record.adminName ?? createBy) },
  };
}

/** Returns the kind of a package. */
export function kindOf({ kind }: WireRecord): PackageKind {
  return packageKinds.find((known) => known === kind) ?? 'packageSelective';
}

/** @example 'elderly_all_20250101T080000.zip' */
function fileName({ table }: PackageSource, record: WireRecord, now: number): string {
  const kind = kindOf(record).replace('package', '');
  const time = wallClock(now).replace(/[-:]/g, '').replace(' ', 'T');
  return `${table}_${kind.charAt(0).toLowerCase()}${kind.slice(1)}_${time}.zip`;
}
