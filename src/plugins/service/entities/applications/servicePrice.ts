import type { PayerType } from '../../../elderly/entities/payerTypes';
import type { ServiceType } from '../serviceType';

/** The price of a visit and its shares, in fen; the shares add up to the price. */
export interface ServicePrice {
  priceFen: number;
  fundFen: number;
  selfFen: number;
}

export interface PriceOptions {
  serviceType: Pick<ServiceType, 'priceFen' | 'payerPrices' | 'unit'>;
  payerType: PayerType;
  /** Planned minutes, for services with an hourly price. */
  minutes: number;
  /** The elder's share in percent, if a fund pays. */
  copayPct: number;
}

/** Payers without a fund: the elder or the family pays everything. */
const PRIVATE_PAYERS: readonly PayerType[] = ['self', 'family'];

/** Returns the catalog price of a planned visit: the price for the payer if there is one. Half a fen is rounded up. */
export function servicePrice({ serviceType, payerType, minutes, copayPct }: PriceOptions): ServicePrice {
  const unitPrice = serviceType.payerPrices?.[payerType] ?? serviceType.priceFen;
  const priceFen = serviceType.unit === 'hour' ? Math.round((unitPrice * minutes) / 60) : unitPrice;
  return priceShares(priceFen, { payerType, copayPct });
}

/** Splits a known price into shares. */
export function priceShares(
  priceFen: number,
  { payerType, copayPct }: Pick<PriceOptions, 'payerType' | 'copayPct'>,
): ServicePrice {
  const selfFen = PRIVATE_PAYERS.includes(payerType) ? priceFen : Math.round((priceFen * copayPct) / 100);
  return { priceFen, fundFen: priceFen - selfFen, selfFen };
}
