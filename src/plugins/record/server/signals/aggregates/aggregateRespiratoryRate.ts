import { countWhere, maximum, mean, minimum, roundTo, withoutGaps } from '../../../../../../server/plugin-api/builtin';
import { isNight, samplesAt } from '../dayTimes';
import { type SignalDay, sampleMinutes, samplesOf } from '../signalDay';

/** Returns the respiratory rate of a day, and the minutes of fast and slow breathing (NEWS2: red from 25 and up to 8). */
export function aggregateRespiratoryRate(day: SignalDay) {
  const samples = samplesOf(day, 'rate');
  const values = withoutGaps(samples);
  const each = sampleMinutes(day);
  return {
    avg: roundTo(mean(values), 1),
    min: roundTo(minimum(values)),
    max: roundTo(maximum(values)),
    nightAvg: roundTo(mean(withoutGaps(samplesAt(day, 'rate', isNight))), 1),
    above24Min: roundTo(countWhere(samples, (rate) => rate > 24) * each),
    below9Min: roundTo(countWhere(samples, (rate) => rate < 9) * each),
  };
}
