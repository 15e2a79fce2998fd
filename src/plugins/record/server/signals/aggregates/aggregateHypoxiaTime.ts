import { greatest, least, mean, measured, rounded, sum } from '../../../../../../server/plugin-api';
import { eventNumber, type SignalDay, samplesOf } from '../signalDay';
import { desaturationIndex } from './aggregateBloodOxygen';

/** Returns the minutes below 90 (T90) and 88 percent of saturation, and the desaturations behind them. */
export function aggregateHypoxiaTime(day: SignalDay) {
  const monitoredMin = sum(measured(samplesOf(day, 'monitored')));
  const t90Min = sum(measured(samplesOf(day, 'below90')));
  const falls = day.events.map((event) => ({ drop: eventNumber(event, 'drop') ?? 0 }));
  const numbersOf = (field: string) => measured(day.events.map((event) => eventNumber(event, field)));
  return {
    t90Min,
    t90DayPct: monitoredMin === 0 ? null : rounded((100 * t90Min) / monitoredMin, 2),
    t88Min: sum(measured(samplesOf(day, 'below88'))),
    odi3: desaturationIndex(falls, 3, monitoredMin),
    odi4: desaturationIndex(falls, 4, monitoredMin),
    nadir: least(numbersOf('nadir')),
    meanNadir: rounded(mean(numbersOf('nadir')), 1),
    longestSec: greatest(numbersOf('durationSec')),
    monitoredMin,
  };
}
