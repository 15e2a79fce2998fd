import { countWhere, mean, quantiles, roundTo, withoutGaps } from '../../../../../../server/plugin-api/builtin';
import { type SignalDay, sampleMinutes, samplesOf } from '../signalDay';

/** Minimum quality of a readable ECG (our choice); 0 means lead off. */
const USABLE_QUALITY = 50;

/** Returns the height of the R wave in mV while the lead was on, and the usable share of the ECG. */
export function aggregateEcgIntensity(day: SignalDay) {
  const quality = samplesOf(day, 'quality');
  const heights = withoutGaps(samplesOf(day, 'amplitude').filter((_, index) => (quality[index] ?? 0) > 0));
  const known = withoutGaps(quality);
  const minutesPerSample = sampleMinutes(day);
  const [p5 = null, middle = null, p95 = null] = quantiles(heights, [0.05, 0.5, 0.95]);
  const usable = countWhere(quality, (value) => value >= USABLE_QUALITY);
  return {
    medianMv: roundTo(middle, 2),
    p5Mv: roundTo(p5, 2),
    p95Mv: roundTo(p95, 2),
    sqiMean: roundTo(mean(known), 1),
    leadOffMin: roundTo(countWhere(quality, (value) => value === 0) * minutesPerSample),
    noisyMin: roundTo(countWhere(quality, (value) => value > 0 && value < USABLE_QUALITY) * minutesPerSample),
    usablePct: known.length === 0 ? null : roundTo((100 * usable) / known.length, 1),
  };
}
