import { median } from '../../../../../../server/plugin-api/builtin';
import {
  areaMs,
  type BeatShape,
  coreSimilarity,
  distanceOf,
  normOf,
  ODD_SHAPE,
  similarityOf,
  steepMs,
} from './beatShapes';

/** Beats with their shapes, among which ventricular ones are searched for. */
export interface ShapedBeats {
  shapes: readonly BeatShape[];
  /** Per beat, the number of its shape. */
  shapeOf: ArrayLike<number>;
  /** Milliseconds since the previous beat; 0 where there is none. */
  rr: ArrayLike<number>;
}

/** Features of a shape relative to the usual one. */
interface ShapeFeatures {
  count: number;
  /** Mean prematurity of its beats, as a share of the usual interval. */
  early: number;
  /** How much wider it is than the usual one; 1 means clearly wider. */
  wider: number;
  /** Distance from the nearest usual shape, relative to that one's norm. */
  distance: number;
  /** The same, relative to the variation of the usual beats by noise. */
  beyondNoise: number;
  /** Similarity of the signal before it to the usual P wave. */
  pSimilarity: number;
  /** Its norm relative to that of the usual shape. */
  size: number;
  /** Share of its beats without other beats nearby. */
  isolatedShare: number;
  /** Correlation of its core with that of the usual shape. */
  core: number;
}

/** Number of neighboring beats on each side that determine the usual interval. */
const AROUND = 30;
/** Number of beats that share the same usual interval. */
const TOGETHER = 8;
/**
 * Minimum score of a single ventricular beat. The weights below are our choice, fitted to the recordings of
 * docs/health-algorithms.md.
 */
export const VENTRICULAR_SCORE = 2.9;
/** Score of a beat without a shape. */
const UNKNOWN = 0;
/** A shape that is neither wider nor earlier than this belongs to the own rhythm; the cardiac axis has turned. */
const OWN = { wider: 0.6, early: 0.1 } as const;
/** A shape with this many beats after a usual P wave is conducted, however wide it is (bundle-branch block). */
const CONDUCTED = { pSimilarity: 0.93, early: 0.05, count: 8 } as const;
/** Minimum core correlation of a usual beat, whatever T wave it merges with. */
const SAME_CORE = 0.97;
/**
 * Smaller shapes are P waves, T waves or noise. Exceptions are shapes that repeat and whose beats are mostly further from
 * others than those waves are from their complex (our choice; decision 0067).
 */
const SIZE_MIN = 0.45;
const ALONE = { ms: 450, share: 0.5, count: 3 } as const;
/** Shapes with fewer beats are doubtful if many shapes have only one or two, which noise causes. */
const RARE = 8;
/** Share of the usual interval by which beats of an irregular rhythm are early anyway. */
const IRREGULAR = 0.075;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Scores per beat how likely it is ventricular, by shape, width and prematurity. An estimate, not a diagnosis. */
export function ventricularScores({ shapes, shapeOf, rr }: ShapedBeats): Float32Array {
  const early = prematurity(rr);
  const features = extractFeatures({ shapes, shapeOf, rr, early });
  const rareShapes = features.filter(({ count }) => count < 3).length;
  const doubt = (80 * Math.max(0, rareShapes - 6)) / (early.length + 300);
  const weight = IRREGULAR / Math.max(IRREGULAR, median([...early].map(Math.abs)) ?? 0);
  const scores = features.map((each) => scoreOf(each, weight) - (each.count < RARE ? doubt : 0));
  return early.map((prematurity, index) => {
    const shape = shapeOf[index] ?? ODD_SHAPE;
    const own = features[shape];
    if (!own) return UNKNOWN;
    const earlier = clamp((prematurity - own.early) / 0.15, -0.7, 0.7);
    return (scores[shape] ?? 0) + (own.count < 4 ? 0.2 : 0.4) * earlier;
  });
}

function scoreOf(features: ShapeFeatures, weight: number): number {
  const { wider, distance, beyondNoise, early, pSimilarity, core } = features;
  const isConducted = pSimilarity > CONDUCTED.pSimilarity && early < CONDUCTED.early;
  const isOwn = core > SAME_CORE || (wider < OWN.wider && early < OWN.early);
  if (isConducted || isOwn || isTooSmall(features)) return -1;
  return (
    clamp(wider, 0, 2) +
    clamp(Math.log(distance / 0.45) / 0.5, -1, 2) +
    0.7 * clamp((early * weight) / 0.15, 0, 1.2) +
    0.5 * clamp(beyondNoise - 1, -1, 1)
  );
}

const isTooSmall = ({ size, isolatedShare, count }: ShapeFeatures) =>
  size < SIZE_MIN && (isolatedShare <= ALONE.share || count < ALONE.count);

/** Returns the prematurity of each beat as a share of the usual interval; 0 where it is unknown. */
function prematurity(rr: ArrayLike<number>): Float32Array {
  const found = new Float32Array(rr.length);
  for (let from = 0; from < rr.length; from += TOGETHER) {
    const around: number[] = [];
    const to = Math.min(rr.length, from + TOGETHER);
    for (let near = Math.max(0, from - AROUND); near < Math.min(rr.length, to + AROUND); near += 1) {
      if ((rr[near] as number) > 0) around.push(rr[near] as number);
    }
    const typical = median(around);
    for (let index = from; index < to; index += 1) {
      const interval = rr[index] as number;
      if (interval > 0 && typical !== null) found[index] = clamp(1 - interval / typical, -0.5, 0.6);
    }
  }
  return found;
}

interface FeatureInput extends ShapedBeats {
  early: Float32Array;
}

function extractFeatures({ shapes, shapeOf, rr, early }: FeatureInput): ShapeFeatures[] {
  const counts = shapes.map(() => 0);
  const sums = shapes.map(() => 0);
  const apart = shapes.map(() => 0);
  for (let index = 0; index < early.length; index += 1) {
    const shape = shapeOf[index] ?? ODD_SHAPE;
    if (shape >= shapes.length) continue;
    counts[shape] = (counts[shape] ?? 0) + 1;
    sums[shape] = (sums[shape] ?? 0) + (early[index] ?? 0);
    const isAlone = (rr[index] ?? 0) > ALONE.ms && (rr[index + 1] ?? 0) > ALONE.ms;
    if (isAlone) apart[shape] = (apart[shape] ?? 0) + 1;
  }
  const measured = shapes.map((shape, index) => ({
    shape,
    count: counts[index] ?? 0,
    early: (sums[index] ?? 0) / Math.max(1, counts[index] ?? 0),
    alone: (apart[index] ?? 0) / Math.max(1, counts[index] ?? 0),
    area: areaMs(shape),
    steep: steepMs(shape),
  }));
  const typical = dominantShape(measured);
  if (!typical) return [];
  const normalShapes = measured.filter(
    (each) => each.count >= 0.1 * typical.count && each.area < 1.3 * typical.area && each.early < 0.12,
  );
  return measured.map(({ shape, count, early: isEarly, alone: isolatedShare, area, steep }) => {
    const distance = normalShapes.reduce((least, each) => Math.min(least, distanceOf(shape.qrs, each.shape.qrs)), 9);
    return {
      count,
      early: isEarly,
      wider: Math.max(Math.log(area / typical.area) / 0.25, Math.log((steep + 16) / (typical.steep + 16)) / 0.4),
      distance: Math.max(0.01, distance),
      beyondNoise: Math.log((distance + 0.02) / (typical.shape.spread + 0.02)),
      size: normOf(shape.qrs) / normOf(typical.shape.qrs),
      isolatedShare,
      core: coreSimilarity(shape, typical.shape),
      pSimilarity: count < CONDUCTED.count ? 0 : pSimilarity(shape, typical.shape),
    };
  });
}

interface MeasuredShape {
  shape: BeatShape;
  count: number;
  early: number;
  alone: number;
  area: number;
  steep: number;
}

/**
 * Returns the shape of the own rhythm: the most frequent one, or a much narrower one that is also frequent and not early.
 */
function dominantShape(measured: readonly MeasuredShape[]): MeasuredShape | undefined {
  const first = measured.reduce<MeasuredShape | undefined>(
    (best, each) => (best && best.count >= each.count ? best : each),
    undefined,
  );
  if (!first) return undefined;
  const narrower = measured.filter(
    (each) => each.count >= 0.25 * first.count && each.area < 0.62 * first.area && each.early < 0.1,
  );
  return narrower.reduce((best, each) => (each.count > best.count || best === first ? each : best), first);
}

function pSimilarity(shape: BeatShape, typical: BeatShape): number {
  const [own, typicalNorm] = [normOf(shape.p), normOf(typical.p)];
  if (own > 1.6 * typicalNorm || typicalNorm > 1.6 * own) return 0;
  return similarityOf(shape.p, typical.p);
}

/** Minimum beats in a row, and maximum variation of their intervals, of a wide ventricular tachycardia. */
const WIDE_RUN = 8;
const REGULAR = 0.15;
/**
 * Maximum intervals in ms: of a tachycardia, and of one in which P waves cannot be distinguished from the preceding T waves.
 */
const TACHYCARDIA_MS = 600;
const TOO_FAST_FOR_P_MS = 460;

/**
 * QRS duration in ms above what bundle-branch block usually causes (Wellens, Am J Med 1978;64:27). A fast rhythm of such
 * complexes is treated as ventricular even if it is irregular.
 */
const VERY_WIDE_MS = 160;

/** A rhythm of wide beats. */
export interface WideRhythm {
  rr: ArrayLike<number>;
  /** Whether a beat has the usual shape, and whether it is wide. */
  isUsual: (index: number) => boolean;
  isWide: (index: number) => boolean;
  /** Whether the usual beat has a P wave, and its QRS duration. */
  hasP: boolean;
  qrsMs: number;
}

/**
 * Finds the beats of a wide tachycardia that is the usual rhythm of a recording, so that there is no narrower rhythm for
 * comparison. Without P waves it is treated as ventricular if it is regular or the complexes are very wide.
 */
export function wideTachycardia({ rr, isUsual, isWide, hasP, qrsMs }: WideRhythm): Uint8Array {
  const found = new Uint8Array(rr.length);
  const limit = hasP ? TOO_FAST_FOR_P_MS : TACHYCARDIA_MS;
  const isRegular = (index: number) =>
    Math.abs((rr[index] ?? 0) - (rr[index - 1] ?? 0)) < REGULAR * (rr[index - 1] ?? 0);
  mark((index, first) => isUsual(index) && (index - first < 2 || isRegular(index)));
  if (!hasP && qrsMs >= VERY_WIDE_MS) mark(isWide);
  return found;

  /** Marks fast runs of beats that belong together. */
  function mark(isPartOfRun: (index: number, first: number) => boolean): void {
    let first = 0;
    for (let index = 1; index <= rr.length; index += 1) {
      const interval = rr[index] ?? 0;
      if (index < rr.length && interval > 0 && interval < limit && isPartOfRun(index, first)) continue;
      if (index - first >= WIDE_RUN) found.fill(1, first, index);
      first = index;
    }
  }
}
