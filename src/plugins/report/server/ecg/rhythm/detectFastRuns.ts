import { median } from '../../../../../../server/plugin-api/builtin';
import type { BeatSurroundings } from '../beats/beatSurroundings';
import { VENTRICULAR_SCORE } from '../beats/ventricularBeats';

/** Beats whose fast runs are evaluated together. */
export interface RunInput {
  /** Per beat, the ventricular score. */
  scores: ArrayLike<number>;
  /** Similarity of each beat to the previous one. */
  previousSimilarity: ArrayLike<number>;
  surroundings: readonly BeatSurroundings[];
  /** Milliseconds since the previous beat; 0 where there is none. */
  rr: ArrayLike<number>;
  /** Whether the recorder was clipping at a beat, so that its shape is unknown. */
  isClipped: (index: number) => boolean;
}

/** Maximum interval of a tachycardia in ms (100 per minute). */
export const TACHYCARDIA_MS = 600;
/**
 * Weights of the evidence for a ventricular run and against artefact. Fitted by logistic regression to the alarms of the
 * PhysioNet/CinC Challenge 2015 and the runs of two MIT-BIH databases. Half of the alarms were used for fitting and half for
 * validation (decision 0033).
 */
const WEIGHTS = { score: 0.6, alike: 0.75, range: -1.55, roughness: -1.95, rougher: -2.95, none: -0.5 } as const;
/** Number of beats evaluated together, the evidence they need, and the minimum score of each. */
interface RunWindow {
  beats: number;
  evidenceMin: number;
  scoreMin: number;
}

/** The longer the run, the less evidence each beat needs; in a run of three each beat must be ventricular by itself. */
const WINDOWS: readonly RunWindow[] = [
  { beats: 3, evidenceMin: 1.4, scoreMin: VENTRICULAR_SCORE },
  { beats: 4, evidenceMin: 0.85, scoreMin: 2 },
  { beats: 8, evidenceMin: 0, scoreMin: -0.5 },
];
/**
 * In a strip, whose usual beat is known from few beats, a doubtful run is reported rather than suppressed. A strip is
 * reviewed immediately, and has too few beats for many random runs.
 */
const STRIP_BEATS = 200;
const STRIP_WINDOWS: readonly RunWindow[] = [
  { beats: 3, evidenceMin: 0, scoreMin: 2 },
  { beats: 4, evidenceMin: -0.5, scoreMin: -0.5 },
];

/** Returns per beat the probability that it belongs to a fast ventricular run; 0 if it does not. */
export function detectFastRuns(beats: RunInput): Float32Array {
  const { scores, rr, surroundings, isClipped } = beats;
  const medians = {
    range: median(surroundings.map(({ range }) => range)) ?? 0,
    roughness: median(surroundings.map(({ roughness }) => roughness)) ?? 0,
    bends: median(surroundings.map(({ bends }) => bends)) ?? 0,
  };
  const found = new Float32Array(scores.length);
  for (const { beats: together, evidenceMin: least, scoreMin: lowest } of scores.length < STRIP_BEATS
    ? STRIP_WINDOWS
    : WINDOWS) {
    for (let from = 0; from + together <= scores.length; from += 1) {
      if (!isFast(rr, from, together) || lowestOf(scores, from, together) <= lowest) continue;
      if (someInRange(isClipped, from, together)) continue;
      const evidence = evidenceOf(beats, medians, { from, together });
      if (evidence < least) continue;
      const probability = 1 / (1 + Math.exp(-evidence));
      for (let index = from; index < from + together; index += 1)
        found[index] = Math.max(found[index] ?? 0, probability);
    }
  }
  return found;
}

function isFast(rr: ArrayLike<number>, from: number, length: number): boolean {
  let total = 0;
  for (let index = from + 1; index < from + length; index += 1) {
    if ((rr[index] as number) <= 0) return false;
    total += rr[index] as number;
  }
  return total < (length - 1) * TACHYCARDIA_MS;
}

function lowestOf(values: ArrayLike<number>, from: number, length: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = from; index < from + length; index += 1) lowest = Math.min(lowest, values[index] as number);
  return lowest;
}

function someInRange(predicate: (index: number) => boolean, from: number, length: number): boolean {
  for (let index = from; index < from + length; index += 1) if (predicate(index)) return true;
  return false;
}

function evidenceOf(
  { scores, previousSimilarity, surroundings }: RunInput,
  medians: BeatSurroundings,
  { from, together: length }: { from: number; together: number },
): number {
  let [score, similarity, range, roughness, bends] = [0, 0, 0, 0, 0];
  for (let index = from; index < from + length; index += 1) {
    score += (scores[index] as number) / length;
    if (index > from) similarity += (previousSimilarity[index] as number) / (length - 1);
    range = Math.max(range, surroundings[index]?.range ?? 0);
    roughness += (surroundings[index]?.roughness ?? 0) / length;
    bends += (surroundings[index]?.bends ?? 0) / length;
  }
  return (
    WEIGHTS.score * Math.min(5, Math.max(-1, score)) +
    WEIGHTS.alike * similarity +
    WEIGHTS.range * Math.max(0, Math.log(range / medians.range)) +
    WEIGHTS.roughness * roughness +
    WEIGHTS.rougher * roughnessIncrease({ roughness, bends }, medians) +
    WEIGHTS.none
  );
}

/**
 * Returns the logarithm of how much rougher a signal is than usual. Constant noise makes small waves rougher than large
 * ones, so the absolute roughness must increase as well.
 */
function roughnessIncrease(
  { roughness, bends }: Omit<BeatSurroundings, 'range'>,
  medians: Omit<BeatSurroundings, 'range'>,
): number {
  const more = Math.log(roughness / medians.roughness);
  return more > 0 ? Math.min(more, Math.max(0, Math.log(bends / medians.bends))) : more;
}
