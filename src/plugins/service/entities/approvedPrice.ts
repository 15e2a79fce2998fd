import type { ServiceApplication } from './serviceApplication';
import { servicePrice } from './servicePrice';
import type { ServiceType } from './serviceType';

/** From what the price of a visit follows, or why it does not follow the approved minutes. */
export const priceBases = ['planned', 'perVisit', 'agreed', 'awaitingApproval', 'approved', 'refused'] as const;
export type PriceBasis = (typeof priceBases)[number];

type Priced = Pick<
  ServiceApplication,
  | 'payerType'
  | 'priceFen'
  | 'selfFen'
  | 'priceBasis'
  | 'pricedMinutes'
  | 'planMinutes'
  | 'actualMinutes'
  | 'approvalAdminId'
  | 'settleStatus'
>;

export interface ApprovedPriceOptions {
  serviceType: Pick<ServiceType, 'priceFen' | 'payerPrices' | 'unit'>;
  /** Share of the elder in percent, where a fund pays. */
  copayPct: number;
}

/** What the price of a visit follows from before anybody corrects its times. */
export const plannedBasis = ({ unit }: Pick<ServiceType, 'unit'>): PriceBasis =>
  unit === 'hour' ? 'planned' : 'perVisit';

/**
 * Computes the price of a visit whose times were entered by hand from the approved minutes, by the catalogue as
 * {@link servicePrice} does. A price stays, and `priceBasis` says why, where the service is priced by the visit, where it is not
 * the price of the catalogue for the minutes it was computed from, where the payment is refused, and until the times are approved.
 */
export function approvedPrice(visit: Priced, { serviceType, copayPct }: ApprovedPriceOptions): Partial<Priced> {
  const { payerType, priceFen, selfFen, priceBasis, planMinutes, actualMinutes, approvalAdminId, settleStatus } = visit;
  const priceAt = (minutes: number) => servicePrice({ serviceType, payerType, minutes, copayPct });
  if (settleStatus === 'refused') return { priceBasis: 'refused' };
  const before = priceAt(visit.pricedMinutes ?? planMinutes ?? 0);
  const isAgreed = priceBasis === 'agreed' || before.priceFen !== priceFen || before.selfFen !== selfFen;
  if (isAgreed) return { priceBasis: 'agreed' };
  if (serviceType.unit !== 'hour') return { priceBasis: plannedBasis(serviceType) };
  if (approvalAdminId !== null) return { priceBasis: 'awaitingApproval' };
  if (actualMinutes === null) return { priceBasis: 'planned' };
  return { ...priceAt(actualMinutes), priceBasis: 'approved', pricedMinutes: actualMinutes };
}
