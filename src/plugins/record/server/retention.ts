import { sql } from 'kysely';
import { STATUS } from '../../../../contract/envelope';
import { addDays, dayAt, HOUR_MS } from '../../../../contract/moment';
import {
  bumpVersions,
  type Config,
  type Context,
  type Job,
  lockNames,
  ownCall,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import { UPLOAD_AGE_DAYS } from '../../device/entities/uploadProtocol';
import { records } from '../entities/records';
import { forgetDayContents } from './dayContents';
import { markBaselines } from './keptBaseline';
import { keptForReports } from './keptForReports';
import { lookBack } from './signals/lookBack';
import { holdDevices } from './storeDays';
import { stateLock } from './wearerAlerts';

/** Records per transaction, so that other writers do not wait long. */
const BATCH = 200;
/** Maximum number of previous days that a day depends on. */
const REACH = Math.max(...Object.values(lookBack).map(({ days }) => days));

/** Scheduled job that deletes health records at the end of their retention period. */
export const retentionJobs: readonly Job[] = [{ name: 'record.retention', everyMs: HOUR_MS, run: removeOldDays }];

type Kept = Pick<Config, 'recordSamplesDays' | 'recordDays'>;

/**
 * Returns the maximum age in days at which a day can be written. Without its samples, or the days it depends on, a day would
 * be computed incorrectly.
 */
export function retainedAge({ recordSamplesDays, recordDays }: Kept): number {
  const whole = recordDays === undefined ? Number.POSITIVE_INFINITY : recordDays - REACH - 1;
  return Math.min(recordSamplesDays ?? Number.POSITIVE_INFINITY, whole);
}

/** Returns the maximum age in days of a day that a device may send. */
export const oldestAge = (kept: Kept): number => Math.min(UPLOAD_AGE_DAYS, retainedAge(kept));

/** A deletion from records, in one transaction per batch. */
interface Removal {
  /** Name in the audit trail. */
  operation: string;
  /** The retention rule that the operator configured. */
  rule: string;
  /** Affects days before this date. */
  before: string;
  /** Days before this date are already done. */
  from?: string;
  /** Whether to select only records that still have something to delete. */
  isThere: boolean;
  remove: (transaction: WriteTransaction, kind: RecordKind, ids: readonly number[]) => Promise<void>;
}

/**
 * Deletes days, and samples and events of days, at the end of the retention period that the operator configured. Skips days
 * with a report that an administrator has worked on. Each batch is its own transaction and logged in it, so that the process
 * can be killed at any time.
 * @returns the number of records
 */
async function removeOldDays(context: Context, now: number, signal: AbortSignal): Promise<number> {
  const { recordSamplesDays, recordDays } = context.config;
  const today = dayAt(now);
  let count = 0;
  for (const kind of recordKinds) {
    if (recordDays !== undefined) {
      const removal: Removal = {
        operation: 'deleteOldDays',
        rule: `RECORD_DAYS=${recordDays}`,
        before: addDays(today, -recordDays),
        isThere: false,
        remove: async (transaction, record, ids) => {
          await transaction
            .deleteFrom(record)
            .where('id', 'in', [...ids])
            .execute();
        },
      };
      count += await removeAll({ context, kind, removal, now, signal });
    }
    if (recordSamplesDays === undefined) continue;
    const before = addDays(today, -recordSamplesDays);
    const removal: Removal = {
      operation: 'deleteOldSamples',
      rule: `RECORD_SAMPLES_DAYS=${recordSamplesDays}`,
      before,
      from: await doneUntil(context, kind),
      isThere: true,
      remove: async (transaction, record, ids) => {
        const emptied = { series: null, events: null, samplesRemovedTime: now, updateTime: now, updateBy: 'system' };
        await transaction
          .updateTable(record)
          .set({ ...emptied, version: sql`"version" + 1` })
          .where('id', 'in', [...ids])
          .execute();
      },
    };
    count += await removeAll({ context, kind, removal, now, signal });
    if (!signal.aborted) await rememberDone(context, kind, before);
  }
  return count;
}

interface Removing {
  context: Context;
  kind: RecordKind;
  removal: Removal;
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
async function removeAll(removing: Removing): Promise<number> {
  let count = 0;
  let last: OldDay | undefined;
  while (!removing.signal.aborted) {
    const days = await oldDays(removing, last);
    if (days.length === 0) break;
    count += await removeSome(removing, days);
    last = days.at(-1);
    if (days.length < BATCH) break;
  }
  return count;
}

async function oldDays({ context, kind, removal }: Removing, last: OldDay | undefined): Promise<OldDay[]> {
  const rows = await context.database.read
    .selectFrom(kind)
    .select(['id', 'deviceId', 'date', 'deviceUserId'])
    .where('date', '<', removal.before)
    .where('date', '>=', last?.date ?? removal.from ?? '')
    .where((where) =>
      last === undefined
        ? where.lit(true)
        : where.or([
            where('date', '>', last.date),
            where.and([where('date', '=', last.date), where('id', '>', last.id)]),
          ]),
    )
    .$if(removal.isThere, (query) =>
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

function removeSome({ context, kind, removal, now }: Removing, days: readonly OldDay[]): Promise<number> {
  const { database, audit } = context;
  return database.write(async (transaction) => {
    await holdDevices(
      transaction,
      database.kind,
      days.map(({ deviceId }) => deviceId),
    );
    const kept = await keptForReports(transaction, { databaseKind: database.kind, kind, days });
    const gone = days.filter((day) => !kept.has(day));
    const [first] = gone;
    if (!first) return 0;
    await forgetDayContents({ transaction, kind, days: gone, now });
    await removal.remove(
      transaction,
      kind,
      gone.map(({ id }) => id),
    );
    const wearers = [...new Set(gone.flatMap(({ deviceUserId }) => deviceUserId ?? []))];
    if (!removal.isThere) {
      await lockNames(transaction, database.kind, wearers.map(stateLock));
      const without = gone.map(({ ...record }) => ({ kind, record, before: undefined }));
      await markBaselines(transaction, database.kind, { days: without, now });
    }
    const { operation, rule } = removal;
    await audit.write(transaction, {
      call: ownCall(context, { entity: records[kind].entity, operation }),
      resultStatus: STATUS.SUCCESS,
      reason: `${rule}: ${first.date} – ${gone.at(-1)?.date}, ${gone.length}`,
    });
    await bumpVersions(transaction, [kind, 'log']);
    return gone.length;
  });
}

const doneName = (kind: RecordKind) => `samplesRemoved:${kind}`;

/** Returns the date up to which samples have been deleted, so that each run does not scan all years. */
async function doneUntil({ database }: Context, kind: RecordKind): Promise<string | undefined> {
  const row = await database.read
    .selectFrom('setting')
    .select('value')
    .where('name', '=', doneName(kind))
    .executeTakeFirst();
  return row?.value;
}

async function rememberDone({ database }: Context, kind: RecordKind, value: string): Promise<void> {
  await database.write(async (transaction) => {
    await transaction
      .insertInto('setting')
      .values({ name: doneName(kind), value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}
