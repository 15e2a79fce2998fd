import { heartRatesOf, isMale, type Wearer } from './wearer';

/** Share of the reserve between the resting and the greatest heart rate that a rate takes, 0 to 1 (Karvonen 1957). */
export function heartRateReserve(rate: number, wearer: Wearer): number {
  const { rest, max } = heartRatesOf(wearer);
  return Math.min(1, Math.max(0, (rate - rest) / Math.max(1, max - rest)));
}

/**
 * Strain of some minutes at a share of the heart rate reserve (TRIMP, Banister 1991): minutes · x · 0.64 e^(1.92 x) for men,
 * 0.86 e^(1.67 x) for women. Where the gender is not known, the woman's, which is the greater at low strain.
 */
export function trimpOf(minutes: number, reserve: number, wearer: Wearer): number {
  const [factor, growth] = isMale(wearer) ? [0.64, 1.92] : [0.86, 1.67];
  return minutes * reserve * factor * Math.exp(growth * reserve);
}
