import {
  dayVariability,
  type HrvWindow,
  mean,
  measured,
  rounded,
  sum,
  triangularIndexOf,
} from '../../../../../../server/plugin-api';
import { ellipseAxes } from '../../../entities/ellipseAxes';
import { eventNumber, type SignalDay, samplesOf } from '../signalDay';

/** Returns the heart rate variability of a day (Task Force 1996), combined from its windows of five minutes. */
export function aggregateHrv(day: SignalDay) {
  const { nnCount, sdnn, sdann, sdnnIndex, rmssd, pnn50 } = dayVariability(windowsIn(day));
  const ellipse = sdnn === null || rmssd === null ? null : ellipseAxes(sdnn, rmssd);
  const ectopic = sum(measured(samplesOf(day, 'ectopic')));
  const histogram = day.events.map((event) => ({ count: eventNumber(event, 'count') ?? 0 }));
  return {
    sdnn: rounded(sdnn, 1),
    sdann: rounded(sdann, 1),
    sdnnIndex: rounded(sdnnIndex, 1),
    rmssd: rounded(rmssd, 1),
    pnn50: rounded(pnn50, 1),
    triangular: rounded(triangularIndexOf(histogram), 1),
    ...powersOf(day),
    sd1: rounded(ellipse?.sd1 ?? null, 1),
    sd2: rounded(ellipse?.sd2 ?? null, 1),
    sd1sd2: rounded(ellipse && ellipse.sd2 > 0 ? ellipse.sd1 / ellipse.sd2 : null, 2),
    nnCount,
    ectopicPct: nnCount + ectopic === 0 ? null : rounded((100 * ectopic) / (nnCount + ectopic), 1),
  };
}

/** Returns the windows of a day with a measured variability. */
function windowsIn(day: SignalDay): HrvWindow[] {
  const [rr, nn, sdnn] = [samplesOf(day, 'rr'), samplesOf(day, 'nn'), samplesOf(day, 'sdnn')];
  const [rmssd, pnn50] = [samplesOf(day, 'rmssd'), samplesOf(day, 'pnn50')];
  return rr.flatMap((interval, index): HrvWindow[] => {
    const count = nn[index] ?? null;
    const spread = sdnn[index] ?? null;
    if (interval === null || count === null || spread === null || count < 2) return [];
    return [{ rr: interval, nn: count, sdnn: spread, rmssd: rmssd[index] ?? null, pnn50: pnn50[index] ?? null }];
  });
}

/** Returns the mean powers of the windows by band in ms². LF and HF also in normalized units, the share of their sum. */
function powersOf(day: SignalDay) {
  const powerOf = (channel: string) => mean(measured(samplesOf(day, channel)));
  const [vlf, lf, hf] = [powerOf('vlf'), powerOf('lf'), powerOf('hf')];
  const isKnown = lf !== null && hf !== null && lf + hf > 0;
  return {
    vlf: rounded(vlf),
    lf: rounded(lf),
    hf: rounded(hf),
    tp: vlf === null || lf === null || hf === null ? null : rounded(vlf + lf + hf),
    lfNu: isKnown ? rounded((100 * lf) / (lf + hf), 1) : null,
    hfNu: isKnown ? rounded((100 * hf) / (lf + hf), 1) : null,
    lfHf: isKnown && hf > 0 ? rounded(lf / hf, 2) : null,
  };
}
