import type { Threshold } from '../../../device/entities/thresholds/thresholds';
import type { Band } from './plot';

/** Returns the thresholds of a health class as reference bands. A value equal to a threshold is already beyond it. */
export function bandsOf(threshold: Omit<Threshold, 'measure' | 'holdMin' | 'critHoldMin'> | undefined): Band[] {
  if (!threshold) return [];
  const { critLow, warnLow, warnHigh, critHigh } = threshold;
  const bands: Band[] = [];
  if (critLow !== null) bands.push({ from: null, to: critLow, level: 'critical' });
  if (warnLow !== null) bands.push({ from: critLow, to: warnLow, level: 'warn' });
  if (warnHigh !== null) bands.push({ from: warnHigh, to: critHigh, level: 'warn' });
  if (critHigh !== null) bands.push({ from: critHigh, to: null, level: 'critical' });
  return bands;
}
