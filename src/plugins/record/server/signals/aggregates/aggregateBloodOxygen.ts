import { countWhere, least, longestRun, mean, measured, quantile, rounded } from '../../../../../../server/plugin-api';
import { isNight, samplesAt } from '../dayTimes';
import { type Desaturation, desaturationsOf, showsDesaturations } from '../desaturations';
import { type SignalDay, sampleMinutes, samplesOf } from '../signalDay';

/** Returns the saturation of a day in percent, minutes below limits, and desaturations per hour. */
export function aggregateBloodOxygen(day: SignalDay) {
  const samples = samplesOf(day, 'spo2');
  const values = measured(samples);
  const each = sampleMinutes(day);
  const isBelow = (limit: number) => (value: number) => value < limit;
  return {
    avg: rounded(mean(values), 1),
    min: rounded(least(values)),
    p5: rounded(quantile(values, 0.05), 1),
    nightAvg: rounded(mean(measured(samplesAt(day, 'spo2', isNight))), 1),
    below94Min: rounded(countWhere(samples, isBelow(94)) * each),
    below90Min: rounded(countWhere(samples, isBelow(90)) * each),
    ...desaturationIndices(day, values.length * each),
    longestBelow90Sec: rounded(longestRun(samples, isBelow(90)) * each * 60),
  };
}

function desaturationIndices({ series }: SignalDay, monitoredMin: number) {
  if (!series || monitoredMin === 0 || !showsDesaturations(series.intervalSec)) return { odi3: null, odi4: null };
  const { startSec, intervalSec, channels } = series;
  const falls = desaturationsOf({ samples: channels.spo2 ?? [], startSec, intervalSec });
  return { odi3: desaturationIndex(falls, 3, monitoredMin), odi4: desaturationIndex(falls, 4, monitoredMin) };
}

/** Returns desaturations of at least `points` per hour of monitored time (ODI); null without monitored time. */
export function desaturationIndex(
  falls: readonly Pick<Desaturation, 'drop'>[],
  leastDrop: number,
  monitoredMin: number,
): number | null {
  if (monitoredMin === 0) return null;
  return rounded(falls.filter(({ drop }) => drop >= leastDrop).length / (monitoredMin / 60), 1);
}
