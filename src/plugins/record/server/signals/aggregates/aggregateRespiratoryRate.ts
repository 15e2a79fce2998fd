import { countWhere, greatest, least, mean, measured, rounded } from '../../../../../../server/plugin-api';
import { isNight, samplesAt } from '../dayTimes';
import { type SignalDay, sampleMinutes, samplesOf } from '../signalDay';

/** Returns the respiratory rate of a day, and the minutes of fast and slow breathing (NEWS2: red from 25 and up to 8). */
export function aggregateRespiratoryRate(day: SignalDay) {
  const samples = samplesOf(day, 'rate');
  const values = measured(samples);
  const each = sampleMinutes(day);
  return {
    avg: rounded(mean(values), 1),
    min: rounded(least(values)),
    max: rounded(greatest(values)),
    nightAvg: rounded(mean(measured(samplesAt(day, 'rate', isNight))), 1),
    above24Min: rounded(countWhere(samples, (rate) => rate > 24) * each),
    below9Min: rounded(countWhere(samples, (rate) => rate < 9) * each),
  };
}
