import type { Draft, RuleContext } from '../../../../contract/defineEntity';
import { dayAt, daysBetween, MINUTE_MS, momentOf } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { PayerType } from '../../elderly/entities/payerTypes';
import { ITEMS_MAX, PLAN_DAYS_AHEAD, PLAN_MINUTES_MAX, PLAN_MINUTES_MIN } from './applicationLimits';
import type { ServiceApplication } from './serviceApplication';
import { servicePrice } from './servicePrice';
import type { ServiceType } from './serviceType';

type Known = { -readonly [K in keyof ServiceApplication]?: ServiceApplication[K] };

/** What the price follows from; while none of it changes, an agreed price stays. */
const PRICE_FIELDS = ['serviceTypeId', 'payerType', 'planStart', 'planEnd'] as const;

/** Planned minutes, the payer of the elder's programme, the items of the service, and the price by the catalogue. */
export function deriveServiceApplication(record: Draft, context: RuleContext): Draft {
  // The record has passed the checks of its fields.
  const application = record as Known;
  const derived: Known = {};
  const serviceType = context.lookup('serviceType', Number(application.serviceTypeId)) as ServiceType | undefined;
  const programme = context.lookup('elderlyType', Number(application.elderlyTypeId));
  const minutes = planMinutesOf(application.planStart, application.planEnd);
  if (minutes !== undefined) derived.planMinutes = minutes;
  const payerType = application.payerType ?? (programme?.payerType as PayerType | undefined);
  if (payerType) derived.payerType = payerType;
  const isNewService = context.given?.has('serviceTypeId') && !context.given.has('itemCodes');
  if (serviceType && ((application.itemCodes ?? []).length === 0 || isNewService)) {
    derived.itemCodes = [serviceType.code];
  }
  const isPriced =
    application.priceFen != null && context.given && !PRICE_FIELDS.some((name) => context.given?.has(name));
  if (serviceType && payerType && minutes !== undefined && !isPriced) {
    const copayPct = Number(programme?.defaultCopayPct ?? 0);
    Object.assign(derived, servicePrice({ serviceType, payerType, minutes, copayPct }));
  }
  return derived;
}

/** Rules of an application that concern several fields. */
export function checkServiceApplication(record: Draft, context: RuleContext): Problem[] {
  const application = record as Known;
  const problems = planProblems(application, context.today);
  if (application.payerType == null) problems.push({ field: 'payerType', code: 'required' });
  if ((application.itemCodes ?? []).length > ITEMS_MAX) {
    problems.push({ field: 'itemCodes', code: 'tooManyItems', params: { max: ITEMS_MAX } });
  }
  return problems;
}

/** What is wrong with a plan: 5–720 minutes, which may reach into the next day, at most 90 days ahead. */
export function planProblems({ planStart, planEnd }: Pick<Known, 'planStart' | 'planEnd'>, today: string): Problem[] {
  const minutes = planMinutesOf(planStart, planEnd);
  if (minutes === undefined || !planStart || !planEnd) return [];
  if (minutes <= 0) return [{ field: 'planEnd', code: 'periodOrder' }];
  if (minutes < PLAN_MINUTES_MIN || minutes > PLAN_MINUTES_MAX) {
    return [{ field: 'planEnd', code: 'planMinutesRange', params: { min: PLAN_MINUTES_MIN, max: PLAN_MINUTES_MAX } }];
  }
  if (daysBetween(today, dayAt(momentOf(planStart) ?? 0)) > PLAN_DAYS_AHEAD) {
    return [{ field: 'planStart', code: 'planTooFarAhead', params: { days: PLAN_DAYS_AHEAD } }];
  }
  return [];
}

/** Whole minutes between two moments; undefined while one is missing. */
export function planMinutesOf(start: string | null | undefined, end: string | null | undefined): number | undefined {
  const [from, to] = [momentOf(start ?? ''), momentOf(end ?? '')];
  return from === undefined || to === undefined ? undefined : Math.floor((to - from) / MINUTE_MS);
}
