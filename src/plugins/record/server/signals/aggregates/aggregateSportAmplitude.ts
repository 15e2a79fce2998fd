import {
  countWhere,
  greatest,
  least,
  mean,
  measured,
  quantile,
  rounded,
  windowMeans,
} from '../../../../../../server/plugin-api';
import { IMPACT_MG } from '../../../entities/sportAmplitude';
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
  const values = measured(samples);
  const each = sampleMinutes(day);
  const m10 = rounded(greatest(meansOf(day, 10)), 1);
  const l5 = rounded(least(meansOf(day, 5)), 1);
  return {
    mean: rounded(mean(values), 1),
    p95: rounded(quantile(values, 0.95), 1),
    peak: greatest(measured(samplesOf(day, 'peak'))),
    vigorousMin: rounded(countWhere(samples, (value) => value >= VIGOROUS_MG) * each),
    m10,
    l5,
    ra: m10 === null || l5 === null || m10 + l5 === 0 ? null : rounded(Math.max(0, (m10 - l5) / (m10 + l5)), 2),
    impacts: impactsOf({ ...day, eve: null }).length,
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
  const look = (peak: number | null | undefined, index: number) => {
    const after = movement[index + 1] ?? null;
    if (peak != null && peak > IMPACT_MG && after !== null && after < STILL_MG) impacts.push({ index, mg: peak });
  };
  look(day.eve?.channels.peak?.at(-1), -1);
  for (const [index, peak] of samplesOf(day, 'peak').entries()) look(peak, index);
  return impacts;
}
