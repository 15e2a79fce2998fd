import { type InferResult, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../../../../contract/constants';
import { integer } from '../../../../../contract/fields';
import { DAY_MS, dayAt, dayStart, MINUTE_MS } from '../../../../../contract/moment';
import { normalText } from '../../../../../contract/normalText';
import {
  type Condition,
  type Context,
  fieldInput,
  findRecords,
  type Handler,
  listConditions,
  present,
  type WireRecord,
  withinRegions,
} from '../../../../../server/plugin-api';
import { ON_TIME_MIN } from '../../entities/applicationLimits';
import { visitedStates } from '../../entities/applicationStates';
import { type ServiceApplication, serviceApplication } from '../../entities/serviceApplication';
import { type SignPage, type SignSummary, selectSignPagination } from '../../entities/signCalls';
import { isWaiting, type SignStatus, signRank, signStatusAt } from '../../entities/signStatus';
import { lateLimits } from './lateLimits';

const input = {
  ...selectSignPagination.input,
  pageNum: integer({ min: 1, max: 1_000_000, default: 1 }),
  pageSize: integer({ min: 1, max: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT }),
};

/**
 * `selectSignPagination`: the visits of a day (missed first, then overdue, then by start), or those of all days that
 * require action (latest first). The status depends on the current time. The query therefore reads few columns of all
 * visits, and complete records only for the page.
 */
export const selectSigns: Handler = async (call, context) => {
  const asked = fieldInput(call, input);
  const now = context.now();
  const date = typeof asked.date === 'string' ? asked.date : dayAt(now);
  const isWaitingAsked = asked.waiting === true;
  const signs = await signsOf({ context, conditions: conditionsOf({ asked, context, date }), now, isWaitingAsked });
  const statuses = new Set(Array.isArray(asked.signStatus) ? asked.signStatus : []);
  const shown = statuses.size === 0 ? signs : signs.filter(({ status }) => statuses.has(status));
  const direction = isWaitingAsked ? -1 : 1;
  shown.sort(
    (a, b) => signRank(a.status) - signRank(b.status) || direction * (a.planStart - b.planStart || a.id - b.id),
  );
  const pageNum = asked.pageNum ?? 1;
  const pageSize = asked.pageSize ?? PAGE_SIZE_DEFAULT;
  const ids = shown.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ id }) => id);
  const page: SignPage = {
    rows: await recordsOf(ids, context),
    dataCount: shown.length,
    pageNum,
    pageSize,
    summary: summaryOf(signs, { date, now }),
  };
  return { data: page, message: 'okRead' };
};

interface Asked {
  asked: WireRecord;
  context: Context;
  date: string;
}

function conditionsOf({ asked, context, date }: Asked): Condition[] {
  const keyword = typeof asked.keyword === 'string' ? normalText(asked.keyword) : undefined;
  const filters = ['attendantId', 'serviceTypeId'].flatMap((field) =>
    typeof asked[field] === 'number' ? [{ field, operator: 'eq' as const, value: asked[field] }] : [],
  );
  const { kind } = context.database;
  const query = { filters, keyword };
  const conditions = [
    ...listConditions({ kind, entity: serviceApplication, query, today: date }),
    sql<SqlBool>`"status" in (${sql.join(visitedStates.map((state) => sql.lit(state)))})`,
    ...(asked.waiting === true ? mayWait(context.now()) : []),
  ];
  // Visits that require action are not limited to a period.
  if (asked.waiting !== true || typeof asked.date === 'string') {
    const start = dayStart(date);
    conditions.push(sql`"planStart" >= ${start}`, sql`"planStart" < ${start + DAY_MS}`);
  }
  if (typeof asked.region === 'string') conditions.push(withinRegions('serviceRegionCode', [asked.region]));
  if (typeof asked.street === 'string') {
    const street = `%${asked.street.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`"elderlyId" in (select "id" from "elderly" where "street" like ${street} escape '\\')`);
  }
  if (Array.isArray(asked.exceptionType) && asked.exceptionType.length > 0) {
    conditions.push(sql`"exceptionType" in (${sql.join(asked.exceptionType)})`);
  }
  if (typeof asked.minDistanceM === 'number') {
    conditions.push(sql`("signInDistanceM" > ${asked.minDistanceM} or "signOutDistanceM" > ${asked.minDistanceM})`);
  }
  return conditions;
}

/** Preselects visits that may require action, to keep their number small; {@link isWaiting} makes the final decision. */
function mayWait(now: number): Condition[] {
  const isUnmarked = sql`coalesce("exceptionType", 'none') = 'none'`;
  return [
    sql`"planStart" <= ${now}`,
    sql`("status" in ('assigned', 'inService') or ("status" = 'missed' and ${isUnmarked})
      or ("missedOut" = 1 and "signOutTime" is null and ${isUnmarked}))`,
  ];
}

/** The data for sorting and counting a visit. Moments are in milliseconds since 1970. */
interface Sign {
  id: number;
  status: SignStatus;
  planStart: number;
  signInTime: number | null;
}

interface Signing {
  context: Context;
  conditions: readonly Condition[];
  now: number;
  isWaitingAsked: boolean;
}

async function signsOf({ context, conditions, now, isWaitingAsked }: Signing): Promise<Sign[]> {
  const { database } = context;
  const lateMaxMin = await lateLimits({ context, queries: database.read });
  const statement = database.read
    .selectFrom('serviceApplication')
    .select(['id', 'status', 'planStart', 'planEnd', 'serviceTypeId', 'missedOut', 'signMethod', 'riskRuleMask'])
    .select(['signInTime', 'signOutTime', 'exceptionType'])
    .where(({ and }) => and([...conditions]));
  const { sql: text, parameters } = statement.compile();
  const rows = await database.all<InferResult<typeof statement>[number]>(text, parameters);
  return rows.flatMap(({ id, status: state, planStart, planEnd, signInTime, signOutTime, exceptionType, ...row }) => {
    const status = signStatusAt(
      {
        status: state,
        planStart,
        planEnd,
        missedOut: row.missedOut === 1,
        isManual: row.signMethod === 'manual',
        isAbnormal: (row.riskRuleMask ?? 0) !== 0,
      },
      { lateMaxMin: lateMaxMin(row.serviceTypeId), now },
    );
    if (status === null || (isWaitingAsked && !isWaiting(status, { exceptionType, signOutTime }))) return [];
    return [{ id, status, planStart, signInTime } satisfies Sign];
  });
}

/** Counts the whole day, regardless of the filter for statuses. */
function summaryOf(signs: readonly Sign[], { date, now }: { date: string; now: number }): SignSummary {
  const summary: SignSummary = { date, counts: {}, due: 0, onTime: 0 };
  for (const { status, planStart, signInTime } of signs) {
    summary.counts[status] = (summary.counts[status] ?? 0) + 1;
    const graceEnd = planStart + ON_TIME_MIN * MINUTE_MS;
    if (graceEnd > now) continue;
    summary.due += 1;
    if (signInTime !== null && signInTime <= graceEnd) summary.onTime += 1;
  }
  return summary;
}

/** Reads the masked records of these ids, in the same order. */
async function recordsOf(ids: readonly number[], context: Context): Promise<ServiceApplication[]> {
  const presenting = { context, entity: serviceApplication, queries: context.database.read };
  const records = await present(await findRecords(presenting.queries, serviceApplication, ids), presenting);
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
