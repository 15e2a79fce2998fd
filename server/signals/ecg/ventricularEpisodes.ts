import { confidenceOf, EVEN, type Finding, type Recording, stretches } from './episode';
import { TACHYCARDIA_MS } from './ventricularRuns';

/** Ventricular beats in a row that are a run, and the milliseconds between them below which they are one at all. */
const RUN = 3;
const IDIOVENTRICULAR_MS = 1_500;

/** What fast runs of the ventricles are told by. */
interface FastBeats {
  /** Whether a beat belongs to one. */
  isFast: (index: number) => boolean;
  /** How sure that is. */
  confidenceAt: (index: number) => number;
}

/**
 * Runs of ventricular beats: a tachycardia where a part of one is fast and no artefact, else a run that may be artefact, or the slower
 * rhythm of the ventricles.
 */
export function ventricularEpisodes(
  { peaks, labels, rr }: Pick<Recording, 'peaks' | 'labels' | 'rr'>,
  { isFast, confidenceAt }: FastBeats,
): Finding[] {
  const isRun = (index: number) => labels[index] === 'V';
  const isApart = (index: number) => (rr[index] ?? 0) <= 0 || (rr[index] ?? 0) >= IDIOVENTRICULAR_MS;
  return stretches(labels.length, isRun).flatMap(([first, last]) =>
    pieces(first, last, isApart).flatMap(([from, to]) => (to - from < RUN ? [] : findingsIn(from, to))),
  );

  function findingsIn(from: number, to: number): Finding[] {
    const fast = stretches(to - from, (index) => isFast(from + index));
    if (fast.length > 0)
      return fast.map(([begin, end]) => {
        let confidence = 0;
        for (let index = begin; index < end; index += 1) confidence = Math.max(confidence, confidenceAt(from + index));
        return finding('VT', from + begin, from + end, confidence);
      });
    const rate = rateOf(from, to);
    // A fast run that may be artefact is no tachycardia, but has its place.
    if (rate > 60_000 / TACHYCARDIA_MS) return [finding('run', from, to, EVEN)];
    return [finding('IVR', from, to, confidenceOf(to - from, RUN - 1))];
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

/** A row of beats, cut before those that come too late to follow the one before. */
function pieces(first: number, last: number, isApart: (index: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = first;
  for (let index = first + 1; index <= last; index += 1) {
    if (index < last && !isApart(index)) continue;
    found.push([from, index]);
    from = index;
  }
  return found;
}
