import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE_MAX } from '../../../../contract/constants';
import { integer } from '../../../../contract/fields';
import { addDays, addMonths, dayAt, dayStart, daysBetween } from '../../../../contract/moment';
import type { Filter } from '../../../../contract/query/query';
import {
  type Condition,
  definePort,
  fieldInput,
  type Queries,
  Rejection,
  type WireRecord,
  withInputSchema,
} from '../../../../server/plugin-api';
import {
  idsIn,
  planList,
  presentTuples,
  readPage,
  type ScreeningContext,
  type ScreeningQuery,
  withinRegions,
} from '../../../../server/plugin-api/builtin';
import { elderly } from '../entities/elderly';
import { elderlyReads } from '../entities/elderlyReads';
import { NO_PLAN, noServiceReason, type VisitPlans } from '../entities/noServiceReason';

/** Inputs of the screening, without paging. */
export const noServicedInput = { ...elderlyReads.selectByNoServiced?.input };

const input = {
  ...noServicedInput,
  pageNum: integer({ min: 1, max: 1_000_000, default: 1 }),
  pageSize: integer({ min: 1, max: PAGE_SIZE_MAX, default: 20 }),
};

/** Inclusive days. */
export interface Period {
  from: string;
  to: string;
}

/**
 * `selectByNoServiced`: elders under contract for the whole period without service in it. The longest wait comes first,
 * then the lowest ability. Adds `daysSinceService` (null for never), `plannedCount`, `cancelledCount` and `reason` to
 * each. If services are given, only those count.
 */
export const selectByNoServiced = withInputSchema(input, async (call, context) => {
  const params = fieldInput(call, input);
  const today = dayAt(context.now());
  const screening = noServicedScreening(params, { today, context });
  const { database } = context;
  const plan = planList({
    queries: database.read,
    entity: elderly,
    query: {
      pageNum: params.pageNum ?? 1,
      pageSize: params.pageSize ?? 20,
      sort: [],
      filters: screening.filters,
    },
    today,
    extraConditions: screening.conditions,
    orderBy: ORDER,
  });
  const { rowArrays: tuples, count } = await readPage(database, plan);
  const data = await presentTuples(tuples, { context, entity: elderly, queries: database.read });
  await screening.complete(data, database.read);
  return { data, dataCount: count, message: 'okRead' };
});

/** Port through which sections contribute the states of applications whose visit was made. */
export const servedStatePort = definePort<readonly string[]>('elderly.servedStates');

/**
 * Parses the inputs of the screening.
 * @throws {Rejection} if the period ends before it begins
 */
export function noServicedScreening(params: WireRecord, { today, context }: ScreeningContext): ScreeningQuery {
  const period = periodOf(params, today);
  if (period.from > period.to) throw new Rejection([{ field: 'to', code: 'periodOrder' }]);
  const services = idsIn(params.serviceTypeIds);
  return {
    filters: filtersOf(params),
    conditions: conditionsOf({ params, period, services, today, served: context.provided(servedStatePort).flat() }),
    async complete(records, queries) {
      const ids = records.map(({ id }) => id);
      const plans = await plannedVisits({ queries, ids, period, services, now: context.now() });
      for (const record of records) {
        Object.assign(record, screeningValues(record, plans.get(record.id) ?? NO_PLAN, today));
      }
    },
  };
}

/** Never served first, then the longest wait; ties by lower ability. */
const ORDER: readonly RawBuilder<unknown>[] = [
  sql`"lastServiceTime" asc nulls first`,
  sql`(select "level" from "elderlyCapacityType" where "elderlyCapacityType"."id" = "elderly"."elderlyCapacityTypeId") desc nulls last`,
  sql`"id" desc`,
];

function periodOf({ from, to }: WireRecord, today: string): Period {
  const monthStart = `${today.slice(0, 7)}-01`;
  const start = typeof from === 'string' ? from : monthStart;
  return { from: start, to: typeof to === 'string' ? to : addDays(addMonths(`${start.slice(0, 7)}-01`, 1), -1) };
}

function filtersOf(params: WireRecord): Filter[] {
  const filters = [
    { field: 'elderlyTypeId', value: params.elderlyTypeIds },
    { field: 'elderlyCapacityTypeId', value: params.capacityTypeIds },
    { field: 'elderlyMunicipalTypeIds', value: params.municipalTypeIds },
    { field: 'status', value: params.includeSuspended === true ? ['active', 'suspended'] : ['active'] },
  ];
  return filters
    .filter(({ value }) => Array.isArray(value) && value.length > 0)
    .map(({ field, value }) => ({ field, operator: 'in' as const, value }));
}

interface ScreeningParams {
  params: WireRecord;
  period: Period;
  /** Ids of service types; empty for all. */
  services: readonly number[];
  today: string;
  /** States of applications whose visit was made. */
  served: readonly string[];
}

function conditionsOf({ params, period, services, today, served }: ScreeningParams): Condition[] {
  const conditions: Condition[] = [underContract(period), notServedCondition({ period, services, served })];
  if (typeof params.region === 'string') conditions.push(withinRegions('regionCode', [params.region]));
  if (typeof params.street === 'string') conditions.push(sql`"street" = ${params.street}`);
  if (typeof params.community === 'string') conditions.push(sql`"community" = ${params.community}`);
  if (typeof params.minDays === 'number') {
    const before = dayStart(addDays(today, 1 - params.minDays));
    conditions.push(sql`("lastServiceTime" is null or "lastServiceTime" < ${before})`);
  }
  return conditions;
}

/** Condition for a contract that covers the whole period. */
export function underContract({ from, to }: Period): Condition {
  return sql<SqlBool>`("serviceStartDate" is null or "serviceStartDate" <= ${sql.lit(from)})
    and ("serviceEndDate" is null or "serviceEndDate" >= ${sql.lit(to)})`;
}

/** Condition that no visit that was made began within the period. */
function notServedCondition({
  period: { from, to },
  services,
  served,
}: Pick<ScreeningParams, 'period' | 'services' | 'served'>): Condition {
  const ofServices = services.length > 0 ? sql`and "serviceTypeId" in (${sql.join(services)})` : sql``;
  return sql<SqlBool>`"id" not in (select "elderlyId" from "serviceApplication"
    where "signInTime" >= ${dayStart(from)} and "signInTime" < ${dayStart(addDays(to, 1))} and "deleted" = 0
    and "status" in (${sql.join(served.map((state) => sql.lit(state)))}) ${ofServices})`;
}

/** Counts the planned visits of the elders on one page. */
async function plannedVisits({
  queries,
  ids,
  period,
  services,
  now,
}: PlannedVisitsQuery): Promise<Map<number, VisitPlans>> {
  if (ids.length === 0) return new Map();
  const count = (condition: Condition) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;
  const isUpcoming = sql<SqlBool>`"planEnd" > ${now}`;
  const rows = await queries
    .selectFrom('serviceApplication')
    .select([
      'elderlyId as id',
      sql<number>`count(*)`.as('planned'),
      count(sql`"status" in ('cancelled', 'rejected')`).as('cancelled'),
      count(sql`"status" in ('assigned', 'inService') and ${isUpcoming}`).as('scheduled'),
      count(sql`"status" in ('applied', 'accepted') and ${isUpcoming}`).as('waiting'),
      count(sql`"status" = 'missed' or ("status" = 'assigned' and "planEnd" <= ${now})`).as('missed'),
    ])
    .where('elderlyId', 'in', ids)
    .where('planStart', '>=', dayStart(period.from))
    .where('planStart', '<', dayStart(addDays(period.to, 1)))
    .where('deleted', '=', sql.lit(0))
    .$if(services.length > 0, (query) => query.where('serviceTypeId', 'in', services))
    .groupBy('elderlyId')
    .execute();
  return new Map(rows.map(({ id, ...plans }) => [id, plans]));
}

interface PlannedVisitsQuery {
  queries: Queries;
  ids: readonly number[];
  period: Period;
  services: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
}

function screeningValues({ lastServiceTime, status }: WireRecord, plans: VisitPlans, today: string) {
  const last = typeof lastServiceTime === 'string' ? lastServiceTime.slice(0, 10) : null;
  return {
    daysSinceService: last === null ? null : daysBetween(last, today),
    plannedCount: plans.planned,
    cancelledCount: plans.cancelled,
    reason: noServiceReason({ isSuspended: status === 'suspended', wasServed: last !== null, plans }),
  };
}
