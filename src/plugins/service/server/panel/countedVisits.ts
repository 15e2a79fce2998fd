import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '../../../../../contract/moment';
import { type Queries, type Statement, statementOf } from '../../../../../server/plugin-api';
import { LATE_MAX_MIN } from '../../entities/applicationLimits';
import { servedStates, visitedStates } from '../../entities/applicationStates';
import type { ServiceType } from '../../entities/serviceType';
import type { VisitPeriod } from './visitPeriod';

/** Visits of one day and one service, counted. Amounts in fen. */
const counted = [
  'planned',
  'served',
  'due',
  'minutes',
  'timed',
  'signed',
  'onTime',
  'rated',
  'stars',
  'satisfied',
  'abnormal',
  'price',
  'fund',
  'settled',
] as const;
export type VisitCounts = Record<(typeof counted)[number], number>;

/** The counts of a day, counted from the first day of the period, and of a service. */
export interface CountedVisits extends VisitCounts {
  day: number;
  serviceTypeId: number;
}

/**
 * Counts the visits planned within the period by day and service, in two statements that may run beside one another:
 * by far the most of what the panel counts.
 */
export function visitsStatements(
  queries: Queries,
  period: VisitPeriod,
  serviceTypes: ReadonlyMap<number, ServiceType>,
): [Statement<VisitCount>, Statement<VisitCount>] {
  const { from, to } = period.whole;
  const middle = from + Math.floor((to - from) / (2 * DAY_MS)) * DAY_MS;
  const counting = (part: VisitPeriod['whole']) => visitsStatement(queries, { ...period, part }, serviceTypes);
  return [counting({ from, to: middle }), counting({ from: middle, to })];
}

type VisitCount = [day: number, serviceTypeId: number, ...counts: number[]];

function visitsStatement(
  queries: Queries,
  { whole, now, part }: VisitPeriod & { part: VisitPeriod['whole'] },
  serviceTypes: ReadonlyMap<number, ServiceType>,
): Statement<VisitCount> {
  const isServed = sql`"status" in (${literals(servedStates)})`;
  const when = (condition: unknown, value: unknown = sql`1`) =>
    sql`sum(case when ${condition} then ${value} else 0 end)`;
  const isEnded = sql`"status" = 'missed' or (${isServed}) or ("status" in (${literals(visitedStates)}) and "planEnd" < ${sql.lit(now)})`;
  const isAbnormal = sql`"signInTime" is not null and "riskLevel" in ('medium', 'high')`;
  const values: Record<keyof VisitCounts, unknown> = {
    planned: sql`count(*)`,
    served: when(isServed),
    due: when(isEnded),
    minutes: when(isServed, sql`coalesce("actualMinutes", 0)`),
    timed: when(sql`${isServed} and "actualMinutes" is not null`),
    signed: when(sql`"signInTime" is not null`),
    onTime: when(sql`"signInTime" <= "planStart" + ${lateLimit(serviceTypes)}`),
    rated: when(sql`"rating" is not null`),
    stars: sql`coalesce(sum("rating"), 0)`,
    satisfied: when(sql`"rating" >= 4`),
    abnormal: when(isAbnormal),
    price: when(isServed, sql`coalesce("priceFen", 0)`),
    fund: when(isServed, sql`coalesce("fundFen", 0)`),
    settled: when(sql`"settleStatus" = 'settled'`, sql`coalesce("priceFen", 0)`),
  };
  return statementOf(
    queries,
    sql<VisitCount>`select ("planStart" - ${sql.lit(whole.from)}) / ${sql.lit(DAY_MS)}, "serviceTypeId",
      ${sql.join(counted.map((name) => values[name]))} from "serviceApplication"
      where "deleted" = 0 and "planStart" >= ${sql.lit(part.from)} and "planStart" < ${sql.lit(part.to)}
      and "status" not in ('rejected', 'cancelled') group by 1, 2`,
  );
}

/** What {@link visitsStatements} found. */
export function countedVisits(rows: readonly VisitCount[]): CountedVisits[] {
  return rows.map(([day, serviceTypeId, ...values]) => ({
    day,
    serviceTypeId,
    ...(Object.fromEntries(counted.map((name, position) => [name, values[position]])) as VisitCounts),
  }));
}

/** The sums over several days and services. */
export function sumOf(visits: readonly VisitCounts[]): VisitCounts {
  const sum = (name: keyof VisitCounts) => visits.reduce((total, each) => total + each[name], 0);
  return Object.fromEntries(counted.map((name) => [name, sum(name)])) as VisitCounts;
}

/** Milliseconds by which a sign-in to the service may be late. */
function lateLimit(serviceTypes: ReadonlyMap<number, ServiceType>) {
  const limits = [...serviceTypes].map(([id, { lateMaxMin }]) => ({ id, minutes: lateMaxMin ?? LATE_MAX_MIN }));
  const branches = limits
    .filter(({ minutes }) => minutes !== LATE_MAX_MIN)
    .map(({ id, minutes }) => sql`when ${sql.lit(id)} then ${sql.lit(minutes * MINUTE_MS)}`);
  const usual = sql.lit(LATE_MAX_MIN * MINUTE_MS);
  return branches.length > 0 ? sql`(case "serviceTypeId" ${sql.join(branches, sql` `)} else ${usual} end)` : usual;
}

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
