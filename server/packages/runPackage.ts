import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES } from '../../contract/constants';
import { isRecord } from '../../contract/isRecord';
import { momentText, wallClock } from '../../contract/moment';
import { type PackageKind, packageKinds } from '../../contract/package/definePackages';
import { PACKAGE_KEPT_MS } from '../../contract/package/packageLimits';
import { readDataScope } from '../auth/permissions';
import { storedScope } from '../db/dataScope';
import type { RecordOf, WireRecord } from '../db/recordCodec';
import { bumpVersions } from '../db/tableVersions';
import { TooManyBytes } from '../files/FileStore';
import { type Task, taskName } from '../jobs/tasks';
import { ended, keepTurn, type TaskTurn, TurnLost } from '../jobs/taskTurn';
import type { Context } from '../operations/context';
import { seenContext } from '../operations/seenContext';
import { buildPackage, PackageRefused } from './buildPackage';
import type { PackageSource } from './packageSource';

/** Lease of a package: when its process dies, another process takes it after this time. */
export const PACKAGE_LEASE_MS = 30_000;
/** Milliseconds between renewals of the lease. */
const RENEW_MS = 2_000;

/** An attempt of this process to make a package. */
export interface PackageTurn {
  source: PackageSource;
  /** The record as stored. */
  record: RecordOf;
  attempt: number;
}

/** Returns the label of all unfinished files of a turn in the file store. */
export function labelOf(record: WireRecord, attempt: number): string {
  return `package-${record.taskId}-${attempt}`;
}

/**
 * Makes the archive of a package and records the result. When the server stops, the package returns to the queue, and
 * another attempt starts from the beginning.
 */
export async function runPackage(
  context: Context,
  { source, record, attempt }: PackageTurn,
  task: Task,
): Promise<void> {
  const { database, files } = context;
  const { id } = record;
  const turn: TaskTurn = { entity: source.packages, id, attempt };
  const write = (values: WireRecord) =>
    database.write(async (transaction) => {
      await keepTurn(transaction, turn, values);
      await bumpVersions(transaction, [source.packages.name]);
    });
  const label = labelOf(record, attempt);
  const lost = new AbortController();
  const signal = AbortSignal.any([task.signal, lost.signal]);
  const renewal = keepLease({ context, turn, signal }).catch((error: unknown) => lost.abort(error));
  try {
    const scope = await readDataScope(database.read, Number(record.adminId));
    const built = await buildPackage({
      ...wishOf(record),
      context: seenContext(context, scope),
      source,
      label,
      signal,
      tell: task.tell,
    });
    signal.throwIfAborted();
    const { sha256, bytes } = built.archive;
    const { rows, imageCount, missingCount } = built;
    // Stores the hash before keeping the file, so that the next attempt knows which file to remove.
    await write({ sha256, seenScope: storedScope(scope) });
    await files.keep(built.archive);
    const now = context.now();
    const ready = { status: 'ready', bytes, rows, imageCount, missingCount, fileName: fileName(source, record, now) };
    await write(ended({ ...ready, expireTime: momentText(now + PACKAGE_KEPT_MS) }, now));
  } catch (error) {
    const reason: unknown = lost.signal.aborted ? lost.signal.reason : error;
    const isStopped = task.signal.aborted;
    const after = isStopped
      ? { status: 'queued', leaseEnd: null, percent: 0, attempt: attempt - 1 }
      : ended({ status: 'failed', failure: failureOf(reason) }, context.now());
    if (!(reason instanceof TurnLost)) await write(after).catch(unlessTurnLost);
    if (!isStopped && !(reason instanceof TurnLost) && failureOf(reason) === 'broken') throw reason;
  } finally {
    lost.abort(new TurnLost());
    await renewal;
    await files.removeLabelled(label);
  }
}

function failureOf(error: unknown) {
  if (error instanceof PackageRefused) return error.failure;
  return error instanceof TooManyBytes ? 'tooLarge' : 'broken';
}

/** Ignores that another process has already ended the package. */
function unlessTurnLost(error: unknown): void {
  if (!(error instanceof TurnLost)) throw error;
}

/** Renews the lease and stores the progress; rejects when this process has lost the package. */
async function keepLease({
  context,
  turn,
  signal,
}: {
  context: Context;
  turn: TaskTurn;
  signal: AbortSignal;
}): Promise<void> {
  const name = taskName(turn.entity, turn.id);
  while (!signal.aborted) {
    await delay(RENEW_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    const leaseEnd = momentText(context.now() + PACKAGE_LEASE_MS);
    const percent = context.tasks.percentOf(name) ?? 0;
    await context.database.write((transaction) => keepTurn(transaction, turn, { leaseEnd, percent }));
  }
}

/** Returns the options that the record stores. */
function wishOf(record: WireRecord) {
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
