import { median } from '../samples';
import { areaMs, type BeatShape, coreLikeness, distanceOf, likenessOf, ODD_SHAPE, sizeOf, steepMs } from './beatShapes';

/** Beats with their shapes, of which the ventricular ones are wanted. */
export interface ShapedBeats {
  shapes: readonly BeatShape[];
  /** Of each beat the number of its shape. */
  shapeOf: ArrayLike<number>;
  /** Milliseconds since the beat before; 0 where there is none. */
  rr: ArrayLike<number>;
}

/** What a shape is judged by, against the usual one. */
interface ShapeFacts {
  count: number;
  /** Mean share by which its beats come early. */
  early: number;
  /** How much wider it is than the usual one, on a scale on which 1 is clearly wider. */
  wider: number;
  /** How far from the nearest usual shape, as a share of that one's size. */
  distance: number;
  /** The same, against what noise makes of the usual beats. */
  beyondNoise: number;
  /** Likeness of what comes before it to the usual P wave. */
  pLikeness: number;
  /** Its height, as a share of the usual one's. */
  size: number;
  /** Share of its beats that have no other beat near them. */
  alone: number;
  /** Correlation of its innermost part with the usual one's. */
  core: number;
}

/** Beats on either side that say what interval is usual. */
const AROUND = 30;
/** Beats that share what is usual. */
const TOGETHER = 8;
/** The score above which a single beat is ventricular; the weights below are ours, chosen on the recordings of docs/health-algorithms.md. */
export const VENTRICULAR_SCORE = 2.9;
/** That of a beat without a shape of its own, of which nothing is known. */
const UNKNOWN = 0;
/** A shape neither wider nor earlier than this is one of the wearer's own: the axis of the heart has turned. */
const OWN = { wider: 0.6, early: 0.1 } as const;
/** A shape with so many beats after a usual P wave is conducted, however wide: bundle-branch block. */
const CONDUCTED = { pLikeness: 0.93, early: 0.05, count: 8 } as const;
/** A shape whose innermost part is the usual one's is the usual beat, whatever T wave it runs into. */
const SAME_CORE = 0.97;
/**
 * What is smaller is a P or T wave, or noise; not where most of its beats stand further from others than those waves from their complex, and
 * repeat themselves as noise does not (ours; decision 0067).
 */
const LEAST_SIZE = 0.45;
const ALONE = { ms: 450, share: 0.5, count: 3 } as const;
/** Shapes with fewer beats are doubted where many shapes have only one or two, since noise makes such. */
const RARE = 8;
/** Share of the usual interval by which beats of an irregular rhythm come early anyway. */
const IRREGULAR = 0.075;

const clip = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Of each beat how much speaks for the ventricles, by shape, width and how early it comes; an estimate, no diagnosis. */
export function ventricularScores({ shapes, shapeOf, rr }: ShapedBeats): Float32Array {
  const early = earliness(rr);
  const facts = factsOf({ shapes, shapeOf, rr, early });
  const odd = facts.filter(({ count }) => count < 3).length;
  const doubt = (80 * Math.max(0, odd - 6)) / (early.length + 300);
  const weight = IRREGULAR / Math.max(IRREGULAR, median([...early].map(Math.abs)) ?? 0);
  const scores = facts.map((each) => scoreOf(each, weight) - (each.count < RARE ? doubt : 0));
  return early.map((earliness, index) => {
    const shape = shapeOf[index] ?? ODD_SHAPE;
    const own = facts[shape];
    if (!own) return UNKNOWN;
    const earlier = clip((earliness - own.early) / 0.15, -0.7, 0.7);
    return (scores[shape] ?? 0) + (own.count < 4 ? 0.2 : 0.4) * earlier;
  });
}

function scoreOf(facts: ShapeFacts, weight: number): number {
  const { wider, distance, beyondNoise, early, pLikeness, core } = facts;
  const isConducted = pLikeness > CONDUCTED.pLikeness && early < CONDUCTED.early;
  const isOwn = core > SAME_CORE || (wider < OWN.wider && early < OWN.early);
  if (isConducted || isOwn || isTooSmall(facts)) return -1;
  return (
    clip(wider, 0, 2) +
    clip(Math.log(distance / 0.45) / 0.5, -1, 2) +
    0.7 * clip((early * weight) / 0.15, 0, 1.2) +
    0.5 * clip(beyondNoise - 1, -1, 1)
  );
}

const isTooSmall = ({ size, alone, count }: ShapeFacts) =>
  size < LEAST_SIZE && (alone <= ALONE.share || count < ALONE.count);

/** Of each beat the share of the usual interval by which it comes early; 0 where that is not known. */
function earliness(rr: ArrayLike<number>): Float32Array {
  const found = new Float32Array(rr.length);
  for (let from = 0; from < rr.length; from += TOGETHER) {
    const around: number[] = [];
    const to = Math.min(rr.length, from + TOGETHER);
    for (let near = Math.max(0, from - AROUND); near < Math.min(rr.length, to + AROUND); near += 1) {
      if ((rr[near] as number) > 0) around.push(rr[near] as number);
    }
    const usual = median(around);
    for (let index = from; index < to; index += 1) {
      const interval = rr[index] as number;
      if (interval > 0 && usual !== null) found[index] = clip(1 - interval / usual, -0.5, 0.6);
    }
  }
  return found;
}

interface Judged extends ShapedBeats {
  early: Float32Array;
}

function factsOf({ shapes, shapeOf, rr, early }: Judged): ShapeFacts[] {
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
  const usual = usualOf(measured);
  if (!usual) return [];
  const alike = measured.filter(
    (each) => each.count >= 0.1 * usual.count && each.area < 1.3 * usual.area && each.early < 0.12,
  );
  return measured.map(({ shape, count, early: isEarly, alone, area, steep }) => {
    const distance = alike.reduce((least, each) => Math.min(least, distanceOf(shape.qrs, each.shape.qrs)), 9);
    return {
      count,
      early: isEarly,
      wider: Math.max(Math.log(area / usual.area) / 0.25, Math.log((steep + 16) / (usual.steep + 16)) / 0.4),
      distance: Math.max(0.01, distance),
      beyondNoise: Math.log((distance + 0.02) / (usual.shape.spread + 0.02)),
      size: sizeOf(shape.qrs) / sizeOf(usual.shape.qrs),
      alone,
      core: coreLikeness(shape, usual.shape),
      pLikeness: count < CONDUCTED.count ? 0 : pLikeness(shape, usual.shape),
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

/** The shape of the wearer's own rhythm: the most frequent one, or one much narrower that is frequent too and not early. */
function usualOf(measured: readonly MeasuredShape[]): MeasuredShape | undefined {
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

function pLikeness(shape: BeatShape, usual: BeatShape): number {
  const [own, theirs] = [sizeOf(shape.p), sizeOf(usual.p)];
  if (own > 1.6 * theirs || theirs > 1.6 * own) return 0;
  return likenessOf(shape.p, usual.p);
}

/** Beats in a row, and how near their intervals are, for a wide rhythm to be a tachycardia of the ventricles. */
const WIDE_RUN = 8;
const REGULAR = 0.15;
/** Milliseconds between beats: a tachycardia, and one in which a P wave cannot be told from the T wave before it. */
const TACHYCARDIA_MS = 600;
const TOO_FAST_FOR_P_MS = 460;

/**
 * Milliseconds from which a complex is wider than bundle-branch block commonly makes it (Wellens, Am J Med 1978;64:27): a fast rhythm of
 * such complexes is treated as one of the ventricles though it be irregular.
 */
const VERY_WIDE_MS = 160;

/** A rhythm of wide beats. */
export interface WideRhythm {
  rr: ArrayLike<number>;
  /** Whether a beat has the usual shape, and whether it is wide. */
  isUsual: (index: number) => boolean;
  isWide: (index: number) => boolean;
  /** Whether a P wave stands before the usual beat, and how wide that is. */
  hasP: boolean;
  qrsMs: number;
}

/**
 * Finds the beats of a wide tachycardia that is the usual rhythm of a recording, where nothing narrower is there to compare it with:
 * unless P waves are seen it is treated as one of the ventricles, where it is regular or the complexes are very wide.
 */
export function wideTachycardia({ rr, isUsual, isWide, hasP, qrsMs }: WideRhythm): Uint8Array {
  const found = new Uint8Array(rr.length);
  const limit = hasP ? TOO_FAST_FOR_P_MS : TACHYCARDIA_MS;
  const isRegular = (index: number) =>
    Math.abs((rr[index] ?? 0) - (rr[index - 1] ?? 0)) < REGULAR * (rr[index - 1] ?? 0);
  mark((index, first) => isUsual(index) && (index - first < 2 || isRegular(index)));
  if (!hasP && qrsMs >= VERY_WIDE_MS) mark(isWide);
  return found;

  /** Marks the fast rows of beats that belong to one another. */
  function mark(belongs: (index: number, first: number) => boolean): void {
    let first = 0;
    for (let index = 1; index <= rr.length; index += 1) {
      const interval = rr[index] ?? 0;
      if (index < rr.length && interval > 0 && interval < limit && belongs(index, first)) continue;
      if (index - first >= WIDE_RUN) found.fill(1, first, index);
      first = index;
    }
  }
}
