import type { AveragedBeat, BeatSpans } from './beats/beatIntervals';
import { confidenceOf, type Finding } from './rhythm/episode';

/**
 * Limits in ms (our choice). No adult has beats that are both this fast and this short, so the true sampling rate is lower
 * than stated.
 */
const SHORT = { rr: 600, qrs: 60, narrow: 80, qt: 250 } as const;
/**
 * Limits in ms (our choice). No adult has a slow beat with two of these waves this long, so the true sampling rate is higher
 * than stated.
 */
const LONG = { rr: 1_200, pr: 260, qrs: 125, qt: 650, together: 2 } as const;
/**
 * Plausible peak-to-peak amplitudes of a beat, mV. Outside of them the gain is wrong, or the electrode has hardly any
 * contact (our choice).
 */
const HEIGHT_MV = { least: 0.15, most: 10 } as const;

/** Returns findings if the usual beat contradicts the stated sampling rate or gain of a recording. */
export function detectScaleDoubts(
  { average, spans }: { average: AveragedBeat; spans: BeatSpans },
  count: number,
): Finding[] {
  return [samplingRateDoubt(average.rrMs, spans), gainDoubt(average)].flatMap((doubt) =>
    doubt ? [{ ...doubt, from: 0, to: count, confidence: confidenceOf(doubt.value, doubt.limit) }] : [],
  );
}

type Doubt = Pick<Finding, 'code' | 'value' | 'limit'>;

function samplingRateDoubt(rrMs: number, { pr, qrs, qt }: BeatSpans): Doubt | undefined {
  const code = 'doubtfulRate';
  if (rrMs < SHORT.rr) {
    if (qrs < SHORT.qrs) return { code, value: qrs, limit: SHORT.qrs };
    if (qrs < SHORT.narrow && qt !== null && qt < SHORT.qt) return { code, value: qt, limit: SHORT.qt };
  }
  if (rrMs <= LONG.rr) return undefined;
  const prolonged = [
    { value: qt, limit: LONG.qt },
    { value: qrs, limit: LONG.qrs },
    { value: pr, limit: LONG.pr },
  ].flatMap(({ value, limit }) => (value !== null && value >= limit ? [{ code, value, limit } as const] : []));
  return prolonged.length < LONG.together ? undefined : prolonged[0];
}

function gainDoubt({ millivolts }: AveragedBeat): Doubt | undefined {
  const height = millivolts.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const value = height - millivolts.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const code = 'doubtfulGain';
  if (value < HEIGHT_MV.least) return { code, value, limit: HEIGHT_MV.least };
  return value > HEIGHT_MV.most ? { code, value, limit: HEIGHT_MV.most } : undefined;
}
