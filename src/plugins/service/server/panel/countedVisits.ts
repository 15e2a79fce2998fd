import { sql } from 'kysely';
import { MINUTE_MS } from '../../../../../contract/moment';
import { type Queries, statementOf } from '../../../../../server/plugin-api';
import type { Statement } from '../../../../../server/plugin-api/builtin';
import type { PanelPeriod } from '../../../system/server/public';
import { LATE_MAX_MIN } from '../../entities/applications/applicationLimits';
import { servedStates } from '../../entities/applications/applicationStates';
import type { ServiceType } from '../../entities/serviceType';
import { isMissedBy } from '../sign/isMissedBy';
import { bucketLength } from './visitPeriod';

/** Counts of the visits of one stretch and one service. Amounts are in fen. */
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
  'unsettled',
] as const;
export type VisitCounts = Record<(typeof counted)[number], number>;

/** The counts of a stretch and a service; stretches are numbered from the beginning of the previous period. */
export interface CountedVisits extends VisitCounts {
  bucket: number;
  serviceTypeId: number;
  /** The visit is in the previous period, and ended later in it than the current time is in this period. */
  isLater: boolean;
}

/**
 * Counts the visits planned in this and the previous period by stretch and service. Uses two statements that can run in
 * parallel, because this is by far the most expensive part of the dashboard.
 */
export function visitsStatements(
  queries: Queries,
  period: PanelPeriod,
  serviceTypes: ReadonlyMap<number, ServiceType>,
): [Statement<VisitCount>, Statement<VisitCount>] {
  // Splits the work about equally, at a boundary between stretches.
  const length = bucketLength(period);
  const middle = period.before.from + Math.floor((period.to - period.before.from) / (2 * length)) * length;
  const counting = (part: Part) => visitsStatement(queries, { period, part }, serviceTypes);
  return [counting({ from: period.before.from, to: middle }), counting({ from: middle, to: period.to })];
}

type VisitCount = [stretch: number, serviceTypeId: number, isLater: number, ...counts: number[]];

/** Range of planned starts. */
interface Part {
  from: number;
  to: number;
}

function visitsStatement(
  queries: Queries,
  { period, part }: { period: PanelPeriod; part: Part },
  serviceTypes: ReadonlyMap<number, ServiceType>,
): Statement<VisitCount> {
  const isServed = sql`"status" in (${literals(servedStates)})`;
  const when = (condition: unknown, value: unknown = sql`1`) =>
    sql`sum(case when ${condition} then ${value} else 0 end)`;
  // Until its tolerance is over, a visit is neither done nor missed.
  const isDecided = sql`${isServed} or ${isMissedBy(period.now)}`;
  const { before } = period;
  const isLater = sql`"planStart" < ${sql.lit(period.from)} and "planEnd" > ${sql.lit(before.now)}`;
  const isAbnormal = sql`"signInTime" is not null and "riskLevel" in ('medium', 'high')`;
  const values: Record<keyof VisitCounts, unknown> = {
    planned: sql`count(*)`,
    served: when(isServed),
    due: when(isDecided),
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
    // What was found to be a violation after it was paid stays paid until it is reversed.
    unsettled: when(sql`"status" = 'completed'`, sql`coalesce("priceFen", 0)`),
  };
  return statementOf(
    queries,
    sql<VisitCount>`select ("planStart" - ${sql.lit(before.from)}) / ${sql.lit(bucketLength(period))}, "serviceTypeId",
      (case when ${isLater} then 1 else 0 end), ${sql.join(counted.map((name) => values[name]))} from "serviceApplication"
      where "deleted" = 0 and "planStart" >= ${sql.lit(part.from)} and "planStart" < ${sql.lit(part.to)}
      and "status" not in ('rejected', 'cancelled') group by 1, 2, 3`,
  );
}

/** Converts the rows of {@link visitsStatements} to counts. */
export function countedVisits(rows: readonly VisitCount[]): CountedVisits[] {
  return rows.map(([bucket, serviceTypeId, isLater, ...values]) => ({
    bucket,
    serviceTypeId,
    isLater: isLater === 1,
    ...(Object.fromEntries(counted.map((name, position) => [name, values[position]])) as VisitCounts),
  }));
}

/** Sums the counts of several stretches and services. */
export function sumOf(visits: readonly VisitCounts[]): VisitCounts {
  const sum = (name: keyof VisitCounts) => visits.reduce((total, each) => total + each[name], 0);
  return Object.fromEntries(counted.map((name) => [name, sum(name)])) as VisitCounts;
}

/** SQL for the milliseconds by which a sign-in may be late, depending on the service. */
function lateLimit(serviceTypes: ReadonlyMap<number, ServiceType>) {
  const limits = [...serviceTypes].map(([id, { lateMaxMin }]) => ({ id, minutes: lateMaxMin ?? LATE_MAX_MIN }));
  const branches = limits
    .filter(({ minutes }) => minutes !== LATE_MAX_MIN)
    .map(({ id, minutes }) => sql`when ${sql.lit(id)} then ${sql.lit(minutes * MINUTE_MS)}`);
  const defaultLimit = sql.lit(LATE_MAX_MIN * MINUTE_MS);
  return branches.length > 0
    ? sql`(case "serviceTypeId" ${sql.join(branches, sql` `)} else ${defaultLimit} end)`
    : defaultLimit;
}

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
