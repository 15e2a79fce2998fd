import type { ServiceType } from '../serviceType';
import type { ServiceApplication } from './serviceApplication';
import { servicePrice } from './servicePrice';

/** The basis of a visit's price, or the reason why it does not follow the approved minutes. */
export const priceBases = ['planned', 'perVisit', 'agreed', 'awaitingApproval', 'approved', 'refused'] as const;
export type PriceBasis = (typeof priceBases)[number];

type PricedVisit = Pick<
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
  /** The elder's share in percent when a fund pays. */
  copayPct: number;
}

/** Returns the basis of the price before the visit's times are corrected. */
export const plannedBasis = ({ unit }: Pick<ServiceType, 'unit'>): PriceBasis =>
  unit === 'hour' ? 'planned' : 'perVisit';

/**
 * Computes the price of a visit from the approved minutes when its times were entered by hand. Uses the catalog as
 * {@link servicePrice} does. `priceBasis` states why a price stays unchanged:
 * - The service is priced per visit.
 * - The price differs from the catalog price for the minutes that it was computed from.
 * - The payment is refused.
 * - The times are not approved yet.
 */
export function approvedPrice(
  visit: PricedVisit,
  { serviceType, copayPct }: ApprovedPriceOptions,
): Partial<PricedVisit> {
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
