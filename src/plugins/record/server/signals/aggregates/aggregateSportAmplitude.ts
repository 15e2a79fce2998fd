import {
  countWhere,
  maximum,
  mean,
  minimum,
  quantile,
  roundTo,
  windowMeans,
  withoutGaps,
} from '../../../../../../server/plugin-api/builtin';
import { IMPACT_MG } from '../../../entities/kinds/sportAmplitude';
import { type SignalDay, sampleMinutes, samplesOf } from '../signalDay';

/** Minimum acceleration above gravity in mg of a minute of vigorous activity (our choice). */
const VIGOROUS_MG = 100;
/** An impact can be a fall if a minute below this acceleration in mg follows (our choice). */
export const STILL_MG = 10;
/** Minimum measured share of a window. */
const WINDOW_SHARE = 0.8;

/** Returns the activity of a day, its day-night rhythm (Witting 1990), and impacts. */
export function aggregateSportAmplitude(day: SignalDay) {
  const samples = samplesOf(day, 'mean');
  const values = withoutGaps(samples);
  const each = sampleMinutes(day);
  const m10 = roundTo(maximum(meansOf(day, 10)), 1);
  const l5 = roundTo(minimum(meansOf(day, 5)), 1);
  return {
    mean: roundTo(mean(values), 1),
    p95: roundTo(quantile(values, 0.95), 1),
    peak: maximum(withoutGaps(samplesOf(day, 'peak'))),
    vigorousMin: roundTo(countWhere(samples, (value) => value >= VIGOROUS_MG) * each),
    m10,
    l5,
    ra: m10 === null || l5 === null || m10 + l5 === 0 ? null : roundTo(Math.max(0, (m10 - l5) / (m10 + l5)), 2),
    impacts: impactsOf({ ...day, previousDay: null }).length,
  };
}

const meansOf = (day: SignalDay, hours: number) =>
  day.series ? [...windowMeans(samplesOf(day, 'mean'), (hours * 3_600) / day.series.intervalSec, WINDOW_SHARE)] : [];

/**
 * Returns the samples of possible falls: an impact followed by a minute of stillness. The index -1 is the last sample of the
 * previous day.
 */
export function impactsOf(day: SignalDay): { index: number; mg: number }[] {
  const movement = samplesOf(day, 'mean');
  const impacts: { index: number; mg: number }[] = [];
  const checkImpact = (peak: number | null | undefined, index: number) => {
    const after = movement[index + 1] ?? null;
    if (peak != null && peak > IMPACT_MG && after !== null && after < STILL_MG) impacts.push({ index, mg: peak });
  };
  checkImpact(day.previousDay?.channels.peak?.at(-1), -1);
  for (const [index, peak] of samplesOf(day, 'peak').entries()) checkImpact(peak, index);
  return impacts;
}
