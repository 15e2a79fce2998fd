import { sql } from 'kysely';
import { addDays, dayAt, MINUTE_MS } from '../../../../contract/moment';
import {
  bulkUpdate,
  bumpVersions,
  type Context,
  type DatabaseKind,
  type Job,
  jsonRows,
  lockNames,
  median,
  type Queries,
  rounded,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import { deviceUser } from '../../device/entities/deviceUser';
import type { RecordKind } from '../../device/entities/recordKinds';
import { BASELINE_DAYS } from './signals/lookBack';
import { stateLock } from './wearerAlerts';
import type { Changed } from './wearerDay';

interface Figure {
  kind: RecordKind;
  /** The aggregate of a day whose median it is. */
  aggregate: string;
  decimals: 0 | 1;
}

/** What is usual for a wearer, by the fields of their baseline. */
const figures = {
  restingHr: { kind: 'heartRate', aggregate: 'resting', decimals: 1 },
  avgHr: { kind: 'heartRate', aggregate: 'avg', decimals: 1 },
  spo2: { kind: 'bloodOxygen', aggregate: 'avg', decimals: 1 },
  sdnn: { kind: 'hrv', aggregate: 'sdnn', decimals: 1 },
  sleepMin: { kind: 'sleepStatus', aggregate: 'asleepMin', decimals: 0 },
  steps: { kind: 'sport', aggregate: 'steps', decimals: 0 },
} as const satisfies Readonly<Record<string, Figure>>;

const kinds: ReadonlySet<RecordKind> = new Set(Object.values(figures).map(({ kind }) => kind));

/** Wearers of one transaction, so that no other writer waits long. */
const BATCH = 50;
/** Several devices may measure the same, so that there may be more than one record of a day. */
const ROWS_MAX = 4 * BASELINE_DAYS;

/** What the server does by itself with what is usual for wearers. */
export const baselineJobs: readonly Job[] = [{ name: 'deviceUser.baseline', everyMs: MINUTE_MS, run: renewBaselines }];

/**
 * Has the baselines of the wearers of changed days computed anew, by a job that finds what is written here; a day counts once
 * it is over.
 * @param days whose wearers are held: what is known of their state has just been renewed
 */
export async function markBaselines(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  { days, now }: { days: readonly Changed[]; now: number },
): Promise<void> {
  const today = dayAt(now);
  const due = new Map<string, { deviceUserId: number; fromDate: string; time: number }>();
  for (const { kind: record, ...states } of days) {
    if (!kinds.has(record)) continue;
    for (const state of [states.record, states.before]) {
      if (!state || state.deviceUserId === null) continue;
      const after = addDays(state.date, 1);
      const fromDate = after > today ? after : today;
      const { deviceUserId } = state;
      due.set(`${deviceUserId} ${fromDate}`, { deviceUserId, fromDate, time: now });
    }
  }
  if (due.size === 0) return;
  const rows = [...due.values()].sort((one, other) => one.deviceUserId - other.deviceUserId);
  const given = jsonRows(kind, { deviceUserId: 'integer', fromDate: 'text', time: 'integer' }, rows);
  // Written even where it stands already, so that a job that is just taking it waits and then sees these days.
  await sql`insert into "baselineDue" ("deviceUserId", "fromDate", "time")
    select "deviceUserId", "fromDate", "time" from ${given} where true
    on conflict ("deviceUserId", "fromDate") do update set "time" = excluded."time"`.execute(transaction);
}

/**
 * Computes the baselines that are due.
 * @returns of how many wearers
 */
async function renewBaselines({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
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
    if (found > 0) await database.write((transaction) => renew(transaction, database.kind, { ids, today }));
  }
  return count;
}

async function renew(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  { ids, today }: { ids: readonly number[]; today: string },
): Promise<void> {
  await lockNames(transaction, kind, ids.map(stateLock));
  await transaction
    .deleteFrom('baselineDue')
    .where('deviceUserId', 'in', [...ids])
    .where('fromDate', '<=', today)
    .execute();
  const records: { id: number; baseline: Baseline | null }[] = [];
  for (const id of ids) records.push({ id, baseline: await readBaseline(transaction, { deviceUserId: id, today }) });
  await bulkUpdate({ transaction, kind, entity: deviceUser, fields: ['baseline'], records });
  await bumpVersions(transaction, ['deviceUser']);
}

/** Medians, how many days they are of, and the last of these. */
type Baseline = Readonly<Record<keyof typeof figures, number | null>> & { days: number; asOf: string };

interface DayValues {
  kind: string;
  date: string;
  coveragePct: number | null;
  values: Readonly<Record<string, unknown>>;
}

/** Medians of the fourteen days that end with the newest one with enough samples, today left out; null without any. */
async function readBaseline(
  queries: Queries,
  { deviceUserId, today }: { deviceUserId: number; today: string },
): Promise<Baseline | null> {
  const days: DayValues[] = [];
  for (const kind of kinds) {
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
  const within = bestOfDays(days.filter(({ date }) => date > addDays(asOf, -BASELINE_DAYS)));
  const medians = Object.entries(figures).map(([name, { kind, aggregate, decimals }]) => {
    const values = within.filter((day) => day.kind === kind).map(({ values: own }) => own[aggregate]);
    return [name, rounded(median(values.filter((value) => typeof value === 'number')), decimals)] as const;
  });
  return {
    ...(Object.fromEntries(medians) as Record<keyof typeof figures, number | null>),
    days: new Set(within.map(({ date }) => date)).size,
    asOf,
  };
}

/** Where several devices measured the same on a day, the one that measured most of it. */
function bestOfDays(days: readonly DayValues[]): DayValues[] {
  const best = new Map<string, DayValues>();
  for (const day of days) {
    const key = `${day.kind} ${day.date}`;
    const known = best.get(key);
    if (!known || (day.coveragePct ?? 0) > (known.coveragePct ?? 0)) best.set(key, day);
  }
  return [...best.values()];
}
