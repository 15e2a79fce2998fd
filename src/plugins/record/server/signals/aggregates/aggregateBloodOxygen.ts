import {
  countWhere,
  longestRun,
  mean,
  minimum,
  quantile,
  roundTo,
  withoutGaps,
} from '../../../../../../server/plugin-api/builtin';
import { isNight, samplesAt } from '../dayTimes';
import { type Desaturation, desaturationsOf, showsDesaturations } from '../desaturations';
import { type SignalDay, sampleMinutes, samplesOf } from '../signalDay';

/** Returns the saturation of a day in percent, minutes below limits, and desaturations per hour. */
export function aggregateBloodOxygen(day: SignalDay) {
  const samples = samplesOf(day, 'spo2');
  const values = withoutGaps(samples);
  const each = sampleMinutes(day);
  const isBelow = (limit: number) => (value: number) => value < limit;
  return {
    avg: roundTo(mean(values), 1),
    min: roundTo(minimum(values)),
    p5: roundTo(quantile(values, 0.05), 1),
    nightAvg: roundTo(mean(withoutGaps(samplesAt(day, 'spo2', isNight))), 1),
    below94Min: roundTo(countWhere(samples, isBelow(94)) * each),
    below90Min: roundTo(countWhere(samples, isBelow(90)) * each),
    ...desaturationIndices(day, values.length * each),
    longestBelow90Sec: roundTo(longestRun(samples, isBelow(90)) * each * 60),
  };
}

function desaturationIndices({ series }: SignalDay, monitoredMin: number) {
  if (!series || monitoredMin === 0 || !showsDesaturations(series.intervalSec)) return { odi3: null, odi4: null };
  const { startSec, intervalSec, channels } = series;
  const desaturations = desaturationsOf({ samples: channels.spo2 ?? [], startSec, intervalSec });
  return {
    odi3: desaturationIndex(desaturations, 3, monitoredMin),
    odi4: desaturationIndex(desaturations, 4, monitoredMin),
  };
}

/** Returns desaturations of at least `leastDrop` per hour of monitored time (ODI); null without monitored time. */
export function desaturationIndex(
  desaturations: readonly Pick<Desaturation, 'drop'>[],
  leastDrop: number,
  monitoredMin: number,
): number | null {
  if (monitoredMin === 0) return null;
  return roundTo(desaturations.filter(({ drop }) => drop >= leastDrop).length / (monitoredMin / 60), 1);
}
