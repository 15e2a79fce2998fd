import { sql } from 'kysely';
import { addDays, DAY_MS, dayStart } from '../../../../../contract/moment';
import { normalText } from '../../../../../contract/normalText';
import type { Filter } from '../../../../../contract/query';
import { type Condition, Rejection, type WireRecord, withinRegions } from '../../../../../server/plugin-api';
import type { RiskRuleId } from '../../entities/risk/riskRuleDefinition';
import { type RiskStatus, riskRuleMask } from '../../entities/risk/riskState';

/** Days looked at unless a period is given. */
const DEFAULT_DAYS = 30;

/** Reviews that wait for somebody. */
export const UNDER_REVIEW: readonly RiskStatus[] = ['open', 'reviewing'];

/** Inclusive days. */
export interface RiskPeriod {
  from: string;
  to: string;
}

/** The period asked for, the last 30 days unless told; refuses one that ends before it begins. */
export function riskPeriodOf({ from, to }: WireRecord, today: string): RiskPeriod {
  const end = typeof to === 'string' ? to : today;
  const period = { from: typeof from === 'string' ? from : addDays(end, 1 - DEFAULT_DAYS), to: end };
  if (period.from > period.to) throw new Rejection([{ field: 'to', code: 'periodOrder' }]);
  return period;
}

/** Visits planned to begin within a period. */
export function withinPeriod({ from, to }: RiskPeriod): Condition {
  return sql`("planStart" >= ${dayStart(from)} and "planStart" < ${dayStart(to) + DAY_MS})`;
}

/** Visits of a period; where none is given, also those of any day whose review waits for somebody. */
export function periodOrWaiting(asked: WireRecord, today: string): Condition {
  const within = withinPeriod(riskPeriodOf(asked, today));
  const isGiven = typeof asked.from === 'string' || typeof asked.to === 'string';
  return isGiven
    ? within
    : sql`(${within} or "riskStatus" in (${sql.join(UNDER_REVIEW.map((each) => sql.lit(each)))}))`;
}

/** What narrows visits with anomalies, the filters of the list and conditions that are none. */
export function riskNarrowing(
  asked: WireRecord,
  period: Condition,
): { filters: Filter[]; keyword: string | undefined; also: Condition[] } {
  const also: Condition[] = [period];
  const ruleIds = asList(asked.ruleIds) as RiskRuleId[] | undefined;
  if (ruleIds) also.push(sql`("riskRuleMask" & ${riskRuleMask(ruleIds)}) <> 0`);
  if (typeof asked.region === 'string') also.push(withinRegions('serviceRegionCode', [asked.region]));
  return {
    filters: ['attendantId', 'elderlyId', 'serviceTypeId'].flatMap((field): Filter[] =>
      typeof asked[field] === 'number' ? [{ field, operator: 'eq', value: asked[field] }] : [],
    ),
    keyword: typeof asked.keyword === 'string' ? normalText(asked.keyword) : undefined,
    also,
  };
}

/** The values of an input that takes several; undefined when there are none. */
export function asList(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
}
