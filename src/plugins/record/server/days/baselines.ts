import { sql } from 'kysely';
import { addDays, dayAt, MINUTE_MS } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  type Job,
  type Queries,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { bulkUpdate, jsonRows, median, roundTo, takeAdvisoryLocks } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { deviceUser } from '../../../device/entities/wearers/deviceUser';
import { stateLock } from '../alerts/alertLocks';
import { BASELINE_DAYS } from '../signals/lookBack';
import type { StoreContext } from './DayBatch';
import { type ChangedDay, wearersOfChange } from './healthRecord';

interface Figure {
  kind: RecordKind;
  /** The daily aggregate whose median this is. */
  aggregate: string;
  decimals: 0 | 1;
}

/** The baseline of a wearer by field. */
const figures = {
  restingHr: { kind: 'heartRate', aggregate: 'resting', decimals: 1 },
  avgHr: { kind: 'heartRate', aggregate: 'avg', decimals: 1 },
  spo2: { kind: 'bloodOxygen', aggregate: 'avg', decimals: 1 },
  sdnn: { kind: 'hrv', aggregate: 'sdnn', decimals: 1 },
  sleepMin: { kind: 'sleepStatus', aggregate: 'asleepMin', decimals: 0 },
  steps: { kind: 'sport', aggregate: 'steps', decimals: 0 },
} as const satisfies Readonly<Record<string, Figure>>;

const baselineKinds: ReadonlySet<RecordKind> = new Set(Object.values(figures).map(({ kind }) => kind));

/** Wearers per transaction, so that other writers do not wait long. */
const BATCH = 50;
/** Several devices can measure the same aggregate, so that a day can have several records. */
const ROWS_MAX = 4 * BASELINE_DAYS;

/** Scheduled job that updates the baselines of wearers. */
export const baselineJobs: readonly Job[] = [
  { name: 'deviceUser.baseline', intervalMs: MINUTE_MS, run: recomputeBaselines },
];

/**
 * Marks the baselines of the wearers of changed days for the job. A day counts once it is over.
 * @param days days whose wearers are locked, because their state has just been updated
 */
export async function markBaselines(
  { transaction, now }: Pick<StoreContext, 'transaction' | 'now'>,
  days: readonly ChangedDay[],
): Promise<void> {
  const today = dayAt(now);
  const due = new Map<string, { deviceUserId: number; fromDate: string; time: number }>();
  for (const day of days) {
    if (!baselineKinds.has(day.kind)) continue;
    const after = addDays(day.record.date, 1);
    const fromDate = after > today ? after : today;
    for (const deviceUserId of wearersOfChange(day)) {
      due.set(`${deviceUserId} ${fromDate}`, { deviceUserId, fromDate, time: now });
    }
  }
  if (due.size === 0) return;
  const rows = [...due.values()].sort((one, other) => one.deviceUserId - other.deviceUserId);
  const inputRows = jsonRows(transaction, { deviceUserId: 'integer', fromDate: 'text', time: 'integer' }, rows);
  // Writes even an existing mark, so that a job that is taking it waits and then sees these days.
  await sql`insert into "baselineDue" ("deviceUserId", "fromDate", "time")
    select "deviceUserId", "fromDate", "time" from ${inputRows} where true
    on conflict ("deviceUserId", "fromDate") do update set "time" = excluded."time"`.execute(transaction);
}

/**
 * Computes the marked baselines.
 * @returns the number of wearers
 */
async function recomputeBaselines({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  const today = dayAt(now);
  let count = 0;
  for (let found = BATCH; found === BATCH && !signal.aborted; count += found) {
    const due = await database.read
      .selectFrom('baselineDue')
      .select('deviceUserId')
      .distinct()
      .where('fromDate', '<=', today)
      .orderBy('deviceUserId')
      .limit(BATCH)
      .execute();
    const ids = due.map(({ deviceUserId }) => deviceUserId);
    found = ids.length;
    if (found > 0) await database.write((transaction) => recomputeBatch(transaction, { ids, today }));
  }
  return count;
}

async function recomputeBatch(
  transaction: WriteTransaction,
  { ids, today }: { ids: readonly number[]; today: string },
): Promise<void> {
  await takeAdvisoryLocks(transaction, ids.map(stateLock));
  await transaction
    .deleteFrom('baselineDue')
    .where('deviceUserId', 'in', [...ids])
    .where('fromDate', '<=', today)
    .execute();
  const records: { id: number; baseline: Baseline | null }[] = [];
  for (const id of ids) records.push({ id, baseline: await readBaseline(transaction, { deviceUserId: id, today }) });
  await bulkUpdate({ transaction, entity: deviceUser, fields: ['baseline'], records });
  await bumpVersions(transaction, ['deviceUser']);
}

/** Medians, the number of days they are based on, and the last of these days. */
type Baseline = Readonly<Record<keyof typeof figures, number | null>> & { days: number; asOf: string };

interface DayValues {
  kind: string;
  date: string;
  coveragePct: number | null;
  values: Readonly<Record<string, unknown>>;
}

/**
 * Returns medians of the fourteen days that end with the newest day with enough samples, excluding today. Null without any.
 */
async function readBaseline(
  queries: Queries,
  { deviceUserId, today }: { deviceUserId: number; today: string },
): Promise<Baseline | null> {
  const days: DayValues[] = [];
  for (const kind of baselineKinds) {
    const names = [...new Set(Object.values(figures).flatMap((each) => (each.kind === kind ? [each.aggregate] : [])))];
    const rows = await queries
      .selectFrom(kind)
      .select(['date', 'coveragePct', ...names])
      .where('deviceUserId', '=', deviceUserId)
      .where('date', '<', today)
      .where('quality', '<>', 'poor')
      .orderBy('date', 'desc')
      .limit(ROWS_MAX)
      .execute();
    days.push(
      ...rows.map(({ date, coveragePct, ...values }) => ({
        kind,
        date: date,
        coveragePct: typeof coveragePct === 'number' ? coveragePct : null,
        values,
      })),
    );
  }
  if (days.length === 0) return null;
  const asOf = days.reduce((last, { date }) => (date > last ? date : last), '');
  const windowDays = bestOfDays(days.filter(({ date }) => date > addDays(asOf, -BASELINE_DAYS)));
  const medians = Object.entries(figures).map(([name, { kind, aggregate, decimals }]) => {
    const values = windowDays.filter((day) => day.kind === kind).map(({ values: own }) => own[aggregate]);
    return [name, roundTo(median(values.filter((value) => typeof value === 'number')), decimals)] as const;
  });
  return {
    ...(Object.fromEntries(medians) as Record<keyof typeof figures, number | null>),
    days: new Set(windowDays.map(({ date }) => date)).size,
    asOf,
  };
}

/** If several devices measured the same day, picks the one with the most samples. */
function bestOfDays(days: readonly DayValues[]): DayValues[] {
  const best = new Map<string, DayValues>();
  for (const day of days) {
    const key = `${day.kind} ${day.date}`;
    const known = best.get(key);
    if (!known || (day.coveragePct ?? 0) > (known.coveragePct ?? 0)) best.set(key, day);
  }
  return [...best.values()];
}
