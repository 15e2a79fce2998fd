import type { AveragedBeat, BeatSpans } from './beatIntervals';
import { confidenceOf, type Finding } from './episode';

/** No grown-up's beats are both as fast and as short: the recording was sampled more slowly than it says (ours), ms. */
const SHORT = { rr: 600, qrs: 60, narrow: 80, qt: 250 } as const;
/** Nor are all waves of a slow beat drawn out at once, of which two are enough: it was sampled faster than it says (ours), ms. */
const LONG = { rr: 1_200, pr: 260, qrs: 125, qt: 650, together: 2 } as const;
/** From the lowest to the highest of a beat, mV: beyond these the gain is wrong, or hardly any contact is left (ours). */
const HEIGHT_MV = { least: 0.15, most: 10 } as const;

/** Where the waves of a recording's usual beat are such that its sampling rate or its gain cannot be what it says. */
export function doubtfulScale(
  { average, spans }: { average: AveragedBeat; spans: BeatSpans },
  count: number,
): Finding[] {
  return [rateDoubt(average.rrMs, spans), gainDoubt(average)].flatMap((doubt) =>
    doubt ? [{ ...doubt, from: 0, to: count, confidence: confidenceOf(doubt.value, doubt.limit) }] : [],
  );
}

type Doubt = Pick<Finding, 'code' | 'value' | 'limit'>;

function rateDoubt(rrMs: number, { pr, qrs, qt }: BeatSpans): Doubt | undefined {
  const code = 'doubtfulRate';
  if (rrMs < SHORT.rr) {
    if (qrs < SHORT.qrs) return { code, value: qrs, limit: SHORT.qrs };
    if (qrs < SHORT.narrow && qt !== null && qt < SHORT.qt) return { code, value: qt, limit: SHORT.qt };
  }
  if (rrMs <= LONG.rr) return undefined;
  const drawnOut = [
    { value: qt, limit: LONG.qt },
    { value: qrs, limit: LONG.qrs },
    { value: pr, limit: LONG.pr },
  ].flatMap(({ value, limit }) => (value !== null && value >= limit ? [{ code, value, limit } as const] : []));
  return drawnOut.length < LONG.together ? undefined : drawnOut[0];
}

function gainDoubt({ millivolts }: AveragedBeat): Doubt | undefined {
  const height = millivolts.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const value = height - millivolts.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const code = 'doubtfulGain';
  if (value < HEIGHT_MV.least) return { code, value, limit: HEIGHT_MV.least };
  return value > HEIGHT_MV.most ? { code, value, limit: HEIGHT_MV.most } : undefined;
}
