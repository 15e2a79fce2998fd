import {
  countWhere,
  maximum,
  mean,
  minimum,
  roundTo,
  windowMeans,
  withoutGaps,
} from '../../../../../../server/plugin-api/builtin';
import { isNight, isSmallHours, samplesAt, secondOf } from '../dayTimes';
import { zoneMinutes } from '../heartRateZones';
import { type SignalDay, sampleMinutes, samplesOf } from '../signalDay';
import { heartRatesOf } from '../wearer';

/** A heart rate above 100 is fast; one below 50 is slow (ACC, AHA and HRS guideline on bradycardia 2018). */
const FAST = 100;
const SLOW = 50;
const RESTING_WINDOW_MIN = 5;

/** Returns the heart rate of a day in beats a minute, and the minutes of fast and slow heart rate. */
export function aggregateHeartRate(day: SignalDay) {
  const samples = samplesOf(day, 'mean');
  const values = withoutGaps(samples);
  const minutesPerSample = sampleMinutes(day);
  const min = minimum(values);
  const max = maximum(values);
  const momentOf = (value: number | null) => (value === null ? null : secondOf(day, samples.indexOf(value)));
  return {
    avg: roundTo(mean(values), 1),
    min: roundTo(min),
    max: roundTo(max),
    minSec: momentOf(min),
    maxSec: momentOf(max),
    resting: roundTo(restingOf(day), 1),
    nightAvg: roundTo(mean(withoutGaps(samplesAt(day, 'mean', isNight))), 1),
    dayAvg: roundTo(mean(withoutGaps(samplesAt(day, 'mean', (sec) => !isNight(sec)))), 1),
    tachyMin: roundTo(countWhere(samples, (rate) => rate > FAST) * minutesPerSample),
    bradyMin: roundTo(countWhere(samples, (rate) => rate < SLOW) * minutesPerSample),
    ...zoneMinutes(samples, heartRatesOf(day.wearer).max, minutesPerSample),
  };
}

/** Returns the lowest gapless mean of five minutes before 06:00. */
function restingOf(day: SignalDay): number | null {
  const length = Math.max(1, Math.round(RESTING_WINDOW_MIN / Math.max(1, sampleMinutes(day))));
  return minimum([...windowMeans(samplesAt(day, 'mean', isSmallHours), length, 1)]);
}
