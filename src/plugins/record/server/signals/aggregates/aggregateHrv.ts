import { mean, roundTo, sum, withoutGaps } from '../../../../../../server/plugin-api/builtin';
import { ellipseAxes } from '../../../entities/ellipseAxes';
import { dayVariability, type HrvWindow, triangularIndexOf } from '../heartRateVariability';
import { eventNumber, type SignalDay, samplesOf } from '../signalDay';

/** Returns the heart rate variability of a day (Task Force 1996), combined from its windows of five minutes. */
export function aggregateHrv(day: SignalDay) {
  const { nnCount, sdnn, sdann, sdnnIndex, rmssd, pnn50 } = dayVariability(windowsIn(day));
  const ellipse = sdnn === null || rmssd === null ? null : ellipseAxes(sdnn, rmssd);
  const ectopic = sum(withoutGaps(samplesOf(day, 'ectopic')));
  const histogram = day.events.map((event) => ({ count: eventNumber(event, 'count') ?? 0 }));
  return {
    sdnn: roundTo(sdnn, 1),
    sdann: roundTo(sdann, 1),
    sdnnIndex: roundTo(sdnnIndex, 1),
    rmssd: roundTo(rmssd, 1),
    pnn50: roundTo(pnn50, 1),
    triangular: roundTo(triangularIndexOf(histogram), 1),
    ...powersOf(day),
    sd1: roundTo(ellipse?.sd1 ?? null, 1),
    sd2: roundTo(ellipse?.sd2 ?? null, 1),
    sd1sd2: roundTo(ellipse && ellipse.sd2 > 0 ? ellipse.sd1 / ellipse.sd2 : null, 2),
    nnCount,
    ectopicPct: nnCount + ectopic === 0 ? null : roundTo((100 * ectopic) / (nnCount + ectopic), 1),
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
  const powerOf = (channel: string) => mean(withoutGaps(samplesOf(day, channel)));
  const [vlf, lf, hf] = [powerOf('vlf'), powerOf('lf'), powerOf('hf')];
  const isKnown = lf !== null && hf !== null && lf + hf > 0;
  return {
    vlf: roundTo(vlf),
    lf: roundTo(lf),
    hf: roundTo(hf),
    tp: vlf === null || lf === null || hf === null ? null : roundTo(vlf + lf + hf),
    lfNu: isKnown ? roundTo((100 * lf) / (lf + hf), 1) : null,
    hfNu: isKnown ? roundTo((100 * hf) / (lf + hf), 1) : null,
    lfHf: isKnown && hf > 0 ? roundTo(lf / hf, 2) : null,
  };
}
