import { heartRatesOf, isMale, type Wearer } from './wearer';

/** Returns the share of the heart rate reserve that a heart rate uses, 0 to 1 (Karvonen 1957). */
export function heartRateReserve(rate: number, wearer: Wearer): number {
  const { rest, max } = heartRatesOf(wearer);
  return Math.min(1, Math.max(0, (rate - rest) / Math.max(1, max - rest)));
}

/**
 * Returns the cardiac load of some minutes at a share x of the heart rate reserve (TRIMP, Banister 1991). The formula is
 * minutes · x · 0.64 e^(1.92 x) for men. For women the last factors are 0.86 e^(1.67 x). An unknown gender uses the formula
 * for women, which is higher at low strain.
 */
export function trimpOf(minutes: number, reserve: number, wearer: Wearer): number {
  const [factor, growth] = isMale(wearer) ? [0.64, 1.92] : [0.86, 1.67];
  return minutes * reserve * factor * Math.exp(growth * reserve);
}
