import { TACHYCARDIA_MS } from './detectFastRuns';
import { confidenceOf, type EpisodeRecording, EVEN_CONFIDENCE, type Finding, findRuns } from './episode';

/** Minimum ventricular beats of a run, and the maximum interval in ms within it. */
const RUN_BEATS = 3;
const IDIOVENTRICULAR_MS = 1_500;

/** The features of fast ventricular runs. */
interface FastBeats {
  /** Whether a beat belongs to one. */
  isFast: (index: number) => boolean;
  /** The confidence of that. */
  confidenceAt: (index: number) => number;
}

/**
 * Finds runs of ventricular beats. A run with a fast part that is not artefact is a tachycardia. Others are a run that may
 * be artefact, or an idioventricular rhythm.
 */
export function ventricularEpisodes(
  { peaks, labels, rr }: Pick<EpisodeRecording, 'peaks' | 'labels' | 'rr'>,
  { isFast, confidenceAt }: FastBeats,
): Finding[] {
  const isRun = (index: number) => labels[index] === 'V';
  const isSeparated = (index: number) => (rr[index] ?? 0) <= 0 || (rr[index] ?? 0) >= IDIOVENTRICULAR_MS;
  return findRuns(labels.length, isRun).flatMap(([first, last]) =>
    splitRun(first, last, isSeparated).flatMap(([from, to]) => (to - from < RUN_BEATS ? [] : findingsIn(from, to))),
  );

  function findingsIn(from: number, to: number): Finding[] {
    const fast = findRuns(to - from, (index) => isFast(from + index));
    if (fast.length > 0)
      return fast.map(([begin, end]) => {
        let confidence = 0;
        for (let index = begin; index < end; index += 1) confidence = Math.max(confidence, confidenceAt(from + index));
        return finding('VT', from + begin, from + end, confidence);
      });
    const rate = rateOf(from, to);
    // A fast run that may be artefact is not reported as tachycardia, but still as a run.
    if (rate > 60_000 / TACHYCARDIA_MS) return [finding('run', from, to, EVEN_CONFIDENCE)];
    return [finding('IVR', from, to, confidenceOf(to - from, RUN_BEATS - 1))];
  }

  function finding(code: 'VT' | 'run' | 'IVR', from: number, to: number, confidence: number): Finding {
    const limit = 60_000 / (code === 'IVR' ? IDIOVENTRICULAR_MS : TACHYCARDIA_MS);
    const [begin, end] = [peaks[from] ?? 0, (peaks[to - 1] ?? 0) + 1];
    return { code, from: begin, to: end, value: Math.round(rateOf(from, to)), limit, confidence };
  }

  function rateOf(from: number, to: number): number {
    let total = 0;
    for (let index = from + 1; index < to; index += 1) total += rr[index] ?? 0;
    return (60_000 * (to - from - 1)) / total;
  }
}

/** Splits a run before beats that come too late to belong to it. */
function splitRun(first: number, last: number, isSeparated: (index: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = first;
  for (let index = first + 1; index <= last; index += 1) {
    if (index < last && !isSeparated(index)) continue;
    found.push([from, index]);
    from = index;
  }
  return found;
}
