import { sql } from 'kysely';
import { addDays, DAY_MS, dayStart } from '../../../../../contract/moment';
import { normalizeText } from '../../../../../contract/normalizeText';
import type { Filter } from '../../../../../contract/query/query';
import { type Condition, Rejection, type WireRecord } from '../../../../../server/plugin-api';
import { withinRegions } from '../../../../../server/plugin-api/builtin';
import type { RiskRuleId } from '../../entities/risk/riskRuleDefinition';
import { type RiskStatus, riskRuleMask } from '../../entities/risk/riskState';

/** Default length of the period in days. */
const DEFAULT_DAYS = 30;

/** Review states that require action. */
export const UNDER_REVIEW: readonly RiskStatus[] = ['open', 'reviewing'];

/** Inclusive days. */
export interface RiskPeriod {
  from: string;
  to: string;
}

/** Returns the requested period, by default the last 30 days. Refuses one that ends before it begins. */
export function riskPeriodOf({ from, to }: WireRecord, today: string): RiskPeriod {
  const end = typeof to === 'string' ? to : today;
  const period = { from: typeof from === 'string' ? from : addDays(end, 1 - DEFAULT_DAYS), to: end };
  if (period.from > period.to) throw new Rejection([{ field: 'to', code: 'periodOrder' }]);
  return period;
}

/** Condition for visits with a planned start in a period. */
export function withinPeriod({ from, to }: RiskPeriod): Condition {
  return sql`("planStart" >= ${dayStart(from)} and "planStart" < ${dayStart(to) + DAY_MS})`;
}

/** Condition for visits of a period. Without a period it also includes visits of any day whose review requires action. */
export function periodOrOpenReview(params: WireRecord, today: string): Condition {
  const within = withinPeriod(riskPeriodOf(params, today));
  const hasPeriod = typeof params.from === 'string' || typeof params.to === 'string';
  return hasPeriod
    ? within
    : sql`(${within} or "riskStatus" in (${sql.join(UNDER_REVIEW.map((each) => sql.lit(each)))}))`;
}

/** Conditions that select visits with anomalies: filters of the list, and conditions that lists do not have. */
export function riskConditions(
  params: WireRecord,
  period: Condition,
): { filters: Filter[]; keyword: string | undefined; also: Condition[] } {
  const conditions: Condition[] = [period];
  const ruleIds = asList(params.ruleIds) as RiskRuleId[] | undefined;
  if (ruleIds) conditions.push(sql`("riskRuleMask" & ${riskRuleMask(ruleIds)}) <> 0`);
  if (typeof params.region === 'string') conditions.push(withinRegions('serviceRegionCode', [params.region]));
  return {
    filters: ['attendantId', 'elderlyId', 'serviceTypeId'].flatMap((field): Filter[] =>
      typeof params[field] === 'number' ? [{ field, operator: 'eq', value: params[field] }] : [],
    ),
    keyword: typeof params.keyword === 'string' ? normalizeText(params.keyword) : undefined,
    also: conditions,
  };
}

/** Returns the values of a multi-value input; undefined if there are none. */
export function asList(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
}
