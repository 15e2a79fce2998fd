import { maximum, mean, minimum, roundTo, sum, withoutGaps } from '../../../../../../server/plugin-api/builtin';
import { eventNumber, type SignalDay, samplesOf } from '../signalDay';
import { desaturationIndex } from './aggregateBloodOxygen';

/** Returns the minutes below 90 (T90) and 88 percent of saturation, and the desaturations behind them. */
export function aggregateHypoxiaTime(day: SignalDay) {
  const monitoredMin = sum(withoutGaps(samplesOf(day, 'monitored')));
  const t90Min = sum(withoutGaps(samplesOf(day, 'below90')));
  const desaturations = day.events.map((event) => ({ drop: eventNumber(event, 'drop') ?? 0 }));
  const numbersOf = (field: string) => withoutGaps(day.events.map((event) => eventNumber(event, field)));
  return {
    t90Min,
    t90DayPct: monitoredMin === 0 ? null : roundTo((100 * t90Min) / monitoredMin, 2),
    t88Min: sum(withoutGaps(samplesOf(day, 'below88'))),
    odi3: desaturationIndex(desaturations, 3, monitoredMin),
    odi4: desaturationIndex(desaturations, 4, monitoredMin),
    nadir: minimum(numbersOf('nadir')),
    meanNadir: roundTo(mean(numbersOf('nadir')), 1),
    longestSec: maximum(numbersOf('durationSec')),
    monitoredMin,
  };
}
