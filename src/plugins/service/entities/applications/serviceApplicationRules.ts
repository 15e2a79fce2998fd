import type { Draft, RuleContext } from '../../../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../../../contract/defineRule';
import { dayAt, daysBetween, MINUTE_MS, parseIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import type { PayerType } from '../../../elderly/entities/payerTypes';
import type { ServiceType } from '../serviceType';
import { ITEMS_MAX, PLAN_DAYS_AHEAD, PLAN_MINUTES_MAX, PLAN_MINUTES_MIN } from './applicationLimits';
import { plannedBasis } from './approvedPrice';
import type { ServiceApplication, serviceApplication } from './serviceApplication';
import { servicePrice } from './servicePrice';

type DraftFields = { -readonly [K in keyof ServiceApplication]?: ServiceApplication[K] };

const rule = defineRule<typeof serviceApplication>();

/** The fields that determine the price. An agreed price stays until one of them changes. */
const PRICE_FIELDS = ['serviceTypeId', 'payerType', 'planStart', 'planEnd'] as const;

/** Derives planned minutes, the payer of the elder's program, the items of the service, and the catalog price. */
export const deriveServiceApplication: Rule<[RuleContext], Draft> = rule((application, context: RuleContext) => {
  const derived: DraftFields = {};
  const serviceType = context.lookup('serviceType', Number(application.serviceTypeId)) as ServiceType | undefined;
  const programme = context.lookup('elderlyType', Number(application.elderlyTypeId));
  const minutes = planMinutesOf(application.planStart, application.planEnd);
  if (minutes !== undefined) derived.planMinutes = minutes;
  const payerType = application.payerType ?? (programme?.payerType as PayerType | undefined);
  if (payerType) derived.payerType = payerType;
  const isNewService = context.incomingFields?.has('serviceTypeId') && !context.incomingFields.has('itemCodes');
  if (serviceType && ((application.itemCodes ?? []).length === 0 || isNewService)) {
    derived.itemCodes = [serviceType.code];
  }
  const isPriced =
    application.priceFen != null &&
    context.incomingFields &&
    !PRICE_FIELDS.some((name) => context.incomingFields?.has(name));
  if (serviceType && payerType && minutes !== undefined && !isPriced) {
    const copayPct = Number(programme?.defaultCopayPct ?? 0);
    const priceBasis = plannedBasis(serviceType);
    Object.assign(derived, servicePrice({ serviceType, payerType, minutes, copayPct }), {
      priceBasis,
      pricedMinutes: minutes,
    });
  }
  return derived;
});

/** Validates the cross-field rules of an application. */
export const checkServiceApplication: Rule<[RuleContext], Problem[]> = rule((application, context: RuleContext) => {
  const problems = planProblems(application, context.today);
  if (application.payerType == null) problems.push({ field: 'payerType', code: 'required' });
  if ((application.itemCodes ?? []).length > ITEMS_MAX) {
    problems.push({ field: 'itemCodes', code: 'tooManyItems', params: { max: ITEMS_MAX } });
  }
  return problems;
});

/** Returns what is wrong with a plan: it must take 5–720 minutes, can cross midnight, and be at most 90 days ahead. */
export function planProblems(
  { planStart, planEnd }: Pick<DraftFields, 'planStart' | 'planEnd'>,
  today: string,
): Problem[] {
  const minutes = planMinutesOf(planStart, planEnd);
  if (minutes === undefined || !planStart || !planEnd) return [];
  if (minutes <= 0) return [{ field: 'planEnd', code: 'periodOrder' }];
  if (minutes < PLAN_MINUTES_MIN || minutes > PLAN_MINUTES_MAX) {
    return [{ field: 'planEnd', code: 'planMinutesRange', params: { min: PLAN_MINUTES_MIN, max: PLAN_MINUTES_MAX } }];
  }
  if (daysBetween(today, dayAt(parseIsoMoment(planStart) ?? 0)) > PLAN_DAYS_AHEAD) {
    return [{ field: 'planStart', code: 'planTooFarAhead', params: { days: PLAN_DAYS_AHEAD } }];
  }
  return [];
}

/** Returns the complete minutes between two moments; undefined if either is missing. */
export function planMinutesOf(start: string | null | undefined, end: string | null | undefined): number | undefined {
  const [from, to] = [parseIsoMoment(start ?? ''), parseIsoMoment(end ?? '')];
  return from === undefined || to === undefined ? undefined : Math.floor((to - from) / MINUTE_MS);
}
