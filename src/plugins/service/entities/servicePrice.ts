import type { PayerType } from '../../elderly/entities/payerTypes';
import type { ServiceType } from './serviceType';

/** What a visit costs and who bears it, in fen; the shares add up to the price. */
export interface ServicePrice {
  priceFen: number;
  fundFen: number;
  selfFen: number;
}

export interface PriceOptions {
  serviceType: Pick<ServiceType, 'priceFen' | 'payerPrices' | 'unit'>;
  payerType: PayerType;
  /** Planned minutes, for services that are priced by the hour. */
  minutes: number;
  /** Share of the elder in percent, where a fund pays. */
  copayPct: number;
}

/** Payers behind whom no fund stands: the elder or the family pays all. */
const PRIVATE_PAYERS: readonly PayerType[] = ['self', 'family'];

/** The price of a planned visit by the catalogue: the payer's own price where there is one; half a fen is rounded up. */
export function servicePrice({ serviceType, payerType, minutes, copayPct }: PriceOptions): ServicePrice {
  const unitPrice = serviceType.payerPrices?.[payerType] ?? serviceType.priceFen;
  const priceFen = serviceType.unit === 'hour' ? Math.round((unitPrice * minutes) / 60) : unitPrice;
  return priceShares(priceFen, { payerType, copayPct });
}

/** Who bears a price that is known. */
export function priceShares(
  priceFen: number,
  { payerType, copayPct }: Pick<PriceOptions, 'payerType' | 'copayPct'>,
): ServicePrice {
  const selfFen = PRIVATE_PAYERS.includes(payerType) ? priceFen : Math.round((priceFen * copayPct) / 100);
  return { priceFen, fundFen: priceFen - selfFen, selfFen };
}
