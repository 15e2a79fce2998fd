import { chunk } from 'es-toolkit/array/chunk';
import { type SqlBool, sql } from 'kysely';
import { addDays, dayAt, dayStart } from '../../../../../contract/moment';
import { bumpVersions, type Queries, type WriteTransaction } from '../../../../../server/plugin-api';
import { bulkUpdate, type Database } from '../../../../../server/plugin-api/builtin';
import { elderly } from '../../../elderly/entities/elderly';
import { servedStates } from '../../entities/applications/applicationStates';
import { type Attendant, attendant } from '../../entities/attendants/attendant';

/** Days in which an elder's visits, and an attendant's abnormal ones, are counted. */
const RECENT_DAYS = 30;
/** Ids per statement. */
const CHUNK = 500;

/** The people whose figures depend on changed visits. */
export interface FigureSubjects {
  elderlyIds: readonly number[];
  attendantIds: readonly number[];
}

export interface FigureRefresh extends FigureSubjects {
  transaction: WriteTransaction;
  /** Visits were deleted, so a last service that is no longer stored is cleared. */
  isRemoval?: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Updates the figures of elders and attendants that derive from their visits; returns the affected tables. These
 * updates are not edits: neither version nor update time of the records changes.
 */
export async function refreshFigures(refresh: FigureRefresh): Promise<readonly string[]> {
  const { elderlyIds, attendantIds } = refresh;
  for (const ids of chunks(elderlyIds)) await refreshElders(refresh, ids);
  for (const ids of chunks(attendantIds)) await refreshAttendants(refresh, ids);
  return [...(elderlyIds.length > 0 ? ['elderly'] : []), ...(attendantIds.length > 0 ? ['attendant'] : [])];
}

/**
 * Updates the figures of the last 30 days, which change merely as time passes. Processes everyone concerned in batches,
 * each in one transaction. Returns the number of people.
 */
export async function refreshRecentFigures(database: Database, now: number): Promise<number> {
  const since = dayStart(addDays(dayAt(now), -RECENT_DAYS));
  const counts = await recentCounts(database.read, since);
  const storedRows = await database.read
    .selectFrom('elderly')
    .select(['id', 'serviceCount30d'])
    .where('deleted', '=', sql.lit(0))
    .execute();
  const outdated = storedRows
    .map((row) => ({ id: row.id, had: row.serviceCount30d ?? 0, has: counts.get(row.id) ?? 0 }))
    .filter(({ had, has }) => had !== has);
  for (const part of chunk(outdated, CHUNK)) {
    const records = part.map(({ id, has }) => ({ id, serviceCount30d: has }));
    await database.write(async (transaction) => {
      await bulkUpdate({ transaction, entity: elderly, fields: ['serviceCount30d'], records });
      await bumpVersions(transaction, ['elderly']);
    });
  }
  return outdated.length + (await refreshAbnormalRates(database, since));
}

async function recentCounts(queries: Queries, since: number): Promise<Map<number, number>> {
  const rows = await queries
    .selectFrom('serviceApplication')
    .select(['elderlyId as id', sql<number>`count(*)`.as('count')])
    .where('signInTime', '>=', since)
    .where(sql<SqlBool>`"status" in (${SERVED})`)
    .where('deleted', '=', sql.lit(0))
    .groupBy('elderlyId')
    .execute();
  return new Map(rows.map((row) => [row.id, row.count]));
}

async function refreshAbnormalRates(database: Database, since: number): Promise<number> {
  const rows = await database.read
    .selectFrom('serviceApplication')
    .select([
      'attendantId as id',
      sql<number>`count(*)`.as('recent'),
      sql<number>`sum(case when ${IS_ABNORMAL} then 1 else 0 end)`.as('abnormal'),
    ])
    .where('signInTime', '>=', since)
    .where(sql<SqlBool>`"status" in (${SERVED})`)
    .where('deleted', '=', sql.lit(0))
    .groupBy('attendantId')
    .execute();
  const rates = new Map(rows.map((row) => [row.id, percent(row.abnormal, row.recent)]));
  const storedRows = await database.read
    .selectFrom('attendant')
    .select(['id', 'abnormalRate30d'])
    .where('deleted', '=', sql.lit(0))
    .execute();
  const outdated = storedRows
    .map((row) => ({ id: row.id, had: row.abnormalRate30d, has: rates.get(row.id) ?? null }))
    .filter(({ had, has }) => had !== has);
  if (outdated.length === 0) return 0;
  await database.write(async (transaction) => {
    const records = outdated.map(({ id, has }) => ({ id, abnormalRate30d: has }));
    await bulkUpdate({ transaction, entity: attendant, fields: ['abnormalRate30d'], records });
    await bumpVersions(transaction, ['attendant']);
  });
  return outdated.length;
}

const IS_ABNORMAL = sql<SqlBool>`"riskLevel" in ('medium', 'high')`;
const SERVED = sql.join(servedStates.map((state) => sql.lit(state)));

async function refreshElders({ transaction, isRemoval, now }: FigureRefresh, ids: readonly number[]): Promise<void> {
  const since = dayStart(addDays(dayAt(now), -RECENT_DAYS));
  const rows = await transaction
    .selectFrom('serviceApplication')
    .select([
      'elderlyId as id',
      sql<number | null>`max("signInTime")`.as('last'),
      sql<number>`sum(case when "signInTime" >= ${since} then 1 else 0 end)`.as('recent'),
    ])
    .where('elderlyId', 'in', ids)
    .where(sql<SqlBool>`"status" in (${SERVED})`)
    .where('deleted', '=', sql.lit(0))
    .groupBy('elderlyId')
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const recent = ids.map((id) => ({ id, serviceCount30d: found.get(id)?.recent ?? 0 }));
  // An elder without stored visits may have been served before this system existed, so an older value is kept.
  const last = ids
    .map((id) => ({ id, lastServiceTime: found.get(id)?.last ?? null }))
    .filter(({ lastServiceTime }) => isRemoval || lastServiceTime !== null);
  const updateTarget = { transaction, entity: elderly };
  await bulkUpdate({ ...updateTarget, fields: ['serviceCount30d'], records: recent });
  await bulkUpdate({ ...updateTarget, fields: ['lastServiceTime'], records: last });
}

async function refreshAttendants({ transaction, now }: FigureRefresh, ids: readonly number[]): Promise<void> {
  const since = dayStart(addDays(dayAt(now), -RECENT_DAYS));
  const count = (condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<number>`sum(case when ${condition} then 1 else 0 end)`;
  const isServed = sql<SqlBool>`"status" in (${SERVED})`;
  const isUnserved = sql<SqlBool>`("status" = 'missed' or ("status" = 'cancelled' and "cancelReason" = 'attendant'))`;
  const isRecent = sql<SqlBool>`"signInTime" >= ${since}`;
  const rows = await transaction
    .selectFrom('serviceApplication')
    .select([
      'attendantId as id',
      count(isServed).as('served'),
      count(isUnserved).as('lost'),
      count(sql`${isServed} and ${isRecent}`).as('recent'),
      count(sql`${isServed} and ${isRecent} and ${IS_ABNORMAL}`).as('abnormal'),
      sql<number | null>`avg("rating")`.as('rating'),
      count(sql`"status" = 'inService'`).as('running'),
    ])
    .where('attendantId', 'in', ids)
    .where('deleted', '=', sql.lit(0))
    .groupBy('attendantId')
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const records = ids.map((id) => {
    const row = found.get(id);
    const [served, lost, recent] = [row?.served ?? 0, row?.lost ?? 0, row?.recent ?? 0];
    return {
      id,
      serviceCount: served,
      completeRate: percent(served, served + lost),
      abnormalRate30d: percent(row?.abnormal ?? 0, recent),
      rating: row?.rating == null ? null : roundToTenth(row.rating),
    };
  });
  const fields = ['serviceCount', 'completeRate', 'abnormalRate30d', 'rating'];
  await bulkUpdate({ transaction, entity: attendant, fields, records });
  const isRunning = (id: number) => (found.get(id)?.running ?? 0) > 0;
  await setWorkStatus(transaction, { ids: ids.filter(isRunning), workStatus: 'inService' });
  const ended = { ids: ids.filter((id) => !isRunning(id)), from: 'inService' as const };
  // An attendant who was banned meanwhile does not become available.
  await setWorkStatus(transaction, { ...ended, workStatus: 'idle', status: 'passed' });
  await setWorkStatus(transaction, { ...ended, workStatus: 'offDuty' });
}

type WorkStatus = Attendant['workStatus'];

interface WorkStatusChange {
  ids: readonly number[];
  workStatus: WorkStatus;
  /** Only updates attendants with this work status. */
  from?: NonNullable<WorkStatus>;
  /** Only updates attendants in this state. */
  status?: Attendant['status'];
}

async function setWorkStatus(transaction: WriteTransaction, { ids, workStatus, from, status }: WorkStatusChange) {
  if (ids.length === 0) return;
  await transaction
    .updateTable('attendant')
    .set({ workStatus })
    .where('id', 'in', ids)
    .where((expression) => (from === undefined ? expression.lit(true) : expression('workStatus', '=', from)))
    .where((expression) => (status === undefined ? expression.lit(true) : expression('status', '=', status)))
    .execute();
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
const percent = (part: number, total: number) => (total === 0 ? null : roundToTenth((100 * part) / total));

function chunks(ids: readonly number[]): number[][] {
  return chunk(
    [...new Set(ids)].sort((a, b) => a - b),
    CHUNK,
  );
}
