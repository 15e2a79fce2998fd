import { type InferResult, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../../../../contract/constants';
import { integer } from '../../../../../contract/fields';
import { DAY_MS, dayAt, dayStart, MINUTE_MS } from '../../../../../contract/moment';
import { normalizeText } from '../../../../../contract/normalizeText';
import {
  type Condition,
  type Context,
  fieldInput,
  findRecords,
  type Handler,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { listConditions, presentRecords, withinRegions } from '../../../../../server/plugin-api/builtin';
import { ON_TIME_MIN } from '../../entities/applications/applicationLimits';
import { visitedStates } from '../../entities/applications/applicationStates';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { type SignPage, type SignSummary, selectSignPagination } from '../../entities/signs/signCalls';
import { isWaiting, type SignStatus, signRank, signStatusAt } from '../../entities/signs/signStatus';
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
  const params = fieldInput(call, input);
  const now = context.now();
  const date = typeof params.date === 'string' ? params.date : dayAt(now);
  const onlyWaiting = params.waiting === true;
  const signs = await signsOf({ context, conditions: conditionsOf({ params, context, date }), now, onlyWaiting });
  const statuses = new Set(Array.isArray(params.signStatus) ? params.signStatus : []);
  const shown = statuses.size === 0 ? signs : signs.filter(({ status }) => statuses.has(status));
  const direction = onlyWaiting ? -1 : 1;
  shown.sort(
    (a, b) => signRank(a.status) - signRank(b.status) || direction * (a.planStart - b.planStart || a.id - b.id),
  );
  const pageNum = params.pageNum ?? 1;
  const pageSize = params.pageSize ?? PAGE_SIZE_DEFAULT;
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

interface ConditionParams {
  params: WireRecord;
  context: Context;
  date: string;
}

function conditionsOf({ params, context, date }: ConditionParams): Condition[] {
  const keyword = typeof params.keyword === 'string' ? normalizeText(params.keyword) : undefined;
  const filters = ['attendantId', 'serviceTypeId'].flatMap((field) =>
    typeof params[field] === 'number' ? [{ field, operator: 'eq' as const, value: params[field] }] : [],
  );
  const query = { filters, keyword };
  const conditions = [
    ...listConditions({ queries: context.database.read, entity: serviceApplication, query, today: date }),
    sql<SqlBool>`"status" in (${sql.join(visitedStates.map((state) => sql.lit(state)))})`,
    ...(params.waiting === true ? waitingConditions(context.now()) : []),
  ];
  // Visits that require action are not limited to a period.
  if (params.waiting !== true || typeof params.date === 'string') {
    const start = dayStart(date);
    conditions.push(sql`"planStart" >= ${start}`, sql`"planStart" < ${start + DAY_MS}`);
  }
  if (typeof params.region === 'string') conditions.push(withinRegions('serviceRegionCode', [params.region]));
  if (typeof params.street === 'string') {
    const street = `%${params.street.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`"elderlyId" in (select "id" from "elderly" where "street" like ${street} escape '\\')`);
  }
  if (Array.isArray(params.exceptionType) && params.exceptionType.length > 0) {
    conditions.push(sql`"exceptionType" in (${sql.join(params.exceptionType)})`);
  }
  if (typeof params.minDistanceM === 'number') {
    conditions.push(sql`("signInDistanceM" > ${params.minDistanceM} or "signOutDistanceM" > ${params.minDistanceM})`);
  }
  return conditions;
}

/** Preselects visits that may require action, to keep their number small; {@link isWaiting} makes the final decision. */
function waitingConditions(now: number): Condition[] {
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

interface SignsQuery {
  context: Context;
  conditions: readonly Condition[];
  now: number;
  onlyWaiting: boolean;
}

async function signsOf({ context, conditions, now, onlyWaiting }: SignsQuery): Promise<Sign[]> {
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
    if (status === null || (onlyWaiting && !isWaiting(status, { exceptionType, signOutTime }))) return [];
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
  const presentOptions = { context, entity: serviceApplication, queries: context.database.read };
  const records = await presentRecords(
    await findRecords(presentOptions.queries, serviceApplication, ids),
    presentOptions,
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
