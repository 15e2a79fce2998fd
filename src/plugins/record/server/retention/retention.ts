import { sql } from 'kysely';
import { STATUS } from '../../../../../contract/calls/envelope';
import { addDays, dayAt, HOUR_MS } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  type Job,
  systemCall,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { type Config, readSetting, storeSetting, takeAdvisoryLocks } from '../../../../../server/plugin-api/builtin';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';
import { UPLOAD_AGE_DAYS } from '../../../device/entities/uploads/uploadProtocol';
import { records } from '../../entities/records';
import { stateLock } from '../alerts/alertLocks';
import { markBaselines } from '../days/baselines';
import { lockDevices } from '../days/lockDevices';
import { lookBack } from '../signals/lookBack';
import { daysUsedByReports } from './daysUsedByReports';
import { deleteDayContents } from './deleteDayContents';

/** Records per transaction, so that other writers do not wait long. */
const BATCH = 200;
/** Maximum number of previous days that a day depends on. */
const REACH = Math.max(...Object.values(lookBack).map(({ days }) => days));

/** Scheduled job that deletes health records at the end of their retention period. */
export const retentionJobs: readonly Job[] = [{ name: 'record.retention', intervalMs: HOUR_MS, run: deleteOldDays }];

type RetentionConfig = Pick<Config, 'recordSamplesDays' | 'recordDays'>;

/**
 * Returns the maximum age in days at which a day can be written. Without its samples, or the days it depends on, a day would
 * be computed incorrectly.
 */
export function maxRetainedAgeDays({ recordSamplesDays, recordDays }: RetentionConfig): number {
  const recordAge = recordDays === undefined ? Number.POSITIVE_INFINITY : recordDays - REACH - 1;
  return Math.min(recordSamplesDays ?? Number.POSITIVE_INFINITY, recordAge);
}

/** Returns the maximum age in days of a day that a device may send. */
export const maxUploadAgeDays = (kept: RetentionConfig): number => Math.min(UPLOAD_AGE_DAYS, maxRetainedAgeDays(kept));

/** A deletion from records, in one transaction per batch. */
interface Deletion {
  /** Name in the audit trail. */
  operation: string;
  /** The retention rule that the operator configured. */
  rule: string;
  /** Affects days before this date. */
  before: string;
  /** Days before this date are already done. */
  from?: string;
  /** Whether to select only records that still have something to delete. */
  onlyWithSamples: boolean;
  apply: (transaction: WriteTransaction, kind: RecordKind, ids: readonly number[]) => Promise<void>;
}

/**
 * Deletes days, and samples and events of days, at the end of the retention period that the operator configured. Skips days
 * with a report that an administrator has worked on. Each batch is its own transaction and logged in it, so that the process
 * can be killed at any time.
 * @returns the number of records
 */
async function deleteOldDays(context: Context, now: number, signal: AbortSignal): Promise<number> {
  const { recordSamplesDays, recordDays } = context.config;
  const today = dayAt(now);
  let count = 0;
  for (const kind of recordKinds) {
    if (recordDays !== undefined) {
      const deletion: Deletion = {
        operation: 'deleteOldDays',
        rule: `RECORD_DAYS=${recordDays}`,
        before: addDays(today, -recordDays),
        onlyWithSamples: false,
        apply: async (transaction, record, ids) => {
          await transaction
            .deleteFrom(record)
            .where('id', 'in', [...ids])
            .execute();
        },
      };
      count += await deleteAll({ context, kind, removal: deletion, now, signal });
    }
    if (recordSamplesDays === undefined) continue;
    const before = addDays(today, -recordSamplesDays);
    const deletion: Deletion = {
      operation: 'deleteOldSamples',
      rule: `RECORD_SAMPLES_DAYS=${recordSamplesDays}`,
      before,
      from: await readProgress(context, kind),
      onlyWithSamples: true,
      apply: async (transaction, record, ids) => {
        const emptied = { series: null, events: null, samplesRemovedTime: now, updateTime: now, updateBy: 'system' };
        await transaction
          .updateTable(record)
          .set({ ...emptied, version: sql`"version" + 1` })
          .where('id', 'in', [...ids])
          .execute();
      },
    };
    count += await deleteAll({ context, kind, removal: deletion, now, signal });
    if (!signal.aborted) await storeProgress(context, kind, before);
  }
  return count;
}

interface DeletionRun {
  context: Context;
  kind: RecordKind;
  removal: Deletion;
  now: number;
  signal: AbortSignal;
}

interface OldDay {
  id: number;
  deviceId: number;
  date: string;
  deviceUserId: number | null;
}

/** Deletes in batches in order of date. Each batch starts after the previous one, so that skipped days are read once. */
async function deleteAll(run: DeletionRun): Promise<number> {
  let count = 0;
  let last: OldDay | undefined;
  while (!run.signal.aborted) {
    const days = await oldDays(run, last);
    if (days.length === 0) break;
    count += await deleteBatch(run, days);
    last = days.at(-1);
    if (days.length < BATCH) break;
  }
  return count;
}

async function oldDays({ context, kind, removal: deletion }: DeletionRun, last: OldDay | undefined): Promise<OldDay[]> {
  const rows = await context.database.read
    .selectFrom(kind)
    .select(['id', 'deviceId', 'date', 'deviceUserId'])
    .where('date', '<', deletion.before)
    .where('date', '>=', last?.date ?? deletion.from ?? '')
    .where((where) =>
      last === undefined
        ? where.lit(true)
        : where.or([
            where('date', '>', last.date),
            where.and([where('date', '=', last.date), where('id', '>', last.id)]),
          ]),
    )
    .$if(deletion.onlyWithSamples, (query) =>
      query.where((where) => where.or([where('series', 'is not', null), where('events', 'is not', null)])),
    )
    .orderBy('date')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id, deviceId, date, deviceUserId }) => ({
    id: id,
    deviceId: deviceId,
    date: date,
    deviceUserId: deviceUserId === null ? null : deviceUserId,
  }));
}

function deleteBatch({ context, kind, removal: deletion, now }: DeletionRun, days: readonly OldDay[]): Promise<number> {
  const { database, audit } = context;
  return database.write(async (transaction) => {
    await lockDevices(
      transaction,
      days.map(({ deviceId }) => deviceId),
    );
    const kept = await daysUsedByReports(transaction, { kind, days });
    const removed = days.filter((day) => !kept.has(day));
    const [first] = removed;
    if (!first) return 0;
    await deleteDayContents({ transaction, kind, days: removed, now });
    await deletion.apply(
      transaction,
      kind,
      removed.map(({ id }) => id),
    );
    const wearers = [...new Set(removed.flatMap(({ deviceUserId }) => deviceUserId ?? []))];
    if (!deletion.onlyWithSamples) {
      await takeAdvisoryLocks(transaction, wearers.map(stateLock));
      const removedDays = removed.map((record) => ({ kind, record }));
      await markBaselines({ transaction, now }, removedDays);
    }
    const { operation, rule } = deletion;
    await audit.write(transaction, {
      call: systemCall(context, { entity: records[kind].entity, operation }),
      resultStatus: STATUS.SUCCESS,
      reason: `${rule}: ${first.date} – ${removed.at(-1)?.date}, ${removed.length}`,
    });
    await bumpVersions(transaction, [kind, 'log']);
    return removed.length;
  });
}

const progressSettingName = (kind: RecordKind) => `samplesRemoved:${kind}`;

/** Returns the date up to which samples have been deleted, so that each run does not scan all years. */
const readProgress = ({ database }: Context, kind: RecordKind) => readSetting(database.read, progressSettingName(kind));

const storeProgress = ({ database }: Context, kind: RecordKind, value: string) =>
  database.write((transaction) => storeSetting(transaction, progressSettingName(kind), value));
