/** Sampling interval at which beats are compared, ms. */
const STEP_MS = 8;
/** Compared part of the QRS complex, ms before and after its center. */
const QRS_MS = { before: 120, after: 200 } as const;
/** Maximum distance of the complex's center from the R peak, ms. */
const MIDDLE_MS = 90;
/** Range before the complex that contains the P wave, ms. */
const P_MS = { from: 240, to: 96 } as const;
/** Maximum deviation of a P wave from its expected position, ms, and of its amplitude as a ratio (our choice). */
const P_SHIFT_MAX_MS = 64;
const P_NORM_RATIO_MAX = 1.6;
/** Minimum correlation and maximum amplitude ratio of beats with the same shape. */
const SIMILARITY_MIN = 0.9;
const HEIGHT_RATIO_MAX = 1.8;
/** Minimum area of a wide complex divided by its height, ms (our choice). */
const WIDE_AREA_MS = 60;
/** Maximum number of shapes; beats that match none of them are odd. */
const SHAPES_MAX = 120;
/** Minimum weight of a new beat in the moving average of its shape. */
const ADAPTATION_RATE = 0.03;

const QRS_LENGTH = (QRS_MS.before + QRS_MS.after) / STEP_MS + 1;
const P_LENGTH = (P_MS.from - P_MS.to) / STEP_MS + 1;

/** Number of beats without a shape. */
export const ODD_SHAPE = 255;

/** A shape shared by beats of a recording. */
export interface BeatShape {
  /** The QRS complex around its mean, mV, every 8 ms. */
  qrs: Float32Array;
  /** Its Euclidean norm. */
  size: number;
  /** The signal before it, around its mean. */
  p: Float32Array;
  count: number;
  /** Mean distance of its beats from it, relative to its norm. */
  spread: number;
}

/** A beat's shape compared with others. */
export interface ShapeMatch {
  /** The number of its shape. */
  shape: number;
  /** Similarity of the signal before it to that of other beats with its shape. */
  pSimilarity: number;
  /** Similarity of its QRS complex to that of the previous beat. */
  previousSimilarity: number;
}

/** Clusters the beats of a recording by shape, online. */
export class BeatShapes {
  readonly #hz: number;
  readonly shapes: BeatShape[] = [];
  #last: Float32Array | undefined;

  constructor(hz: number) {
    this.#hz = hz;
  }

  /** The most frequent shape. */
  get dominant(): number {
    let dominant = 0;
    this.shapes.forEach((shape, index) => {
      if (shape.count > (this.shapes[dominant]?.count ?? 0)) dominant = index;
    });
    return dominant;
  }

  /** Peak-to-peak amplitude of the signal before the most frequent shape, mV. */
  get pHeight(): number {
    const p = this.shapes[this.dominant]?.p ?? [];
    return p.length === 0 ? 0 : Math.max(...p) - Math.min(...p);
  }

  /**
   * Returns whether a shape has the area of a wide complex, whatever its edges. It must have more than one beat, since noise
   * does not repeat itself.
   */
  isWideShape(shape: number): boolean {
    const found = this.shapes[shape];
    return found !== undefined && found.count > 1 && areaMs(found) >= WIDE_AREA_MS;
  }

  /** Samples needed after the R peak. */
  get after(): number {
    return Math.ceil(((QRS_MS.after + 2 * MIDDLE_MS) * this.#hz) / 1_000);
  }

  /**
   * Assigns a beat to a shape. Returns the shape and how similar the signal before the beat is to that of its other beats,
   * since P waves repeat. `at` reads the recording relative to its R peak.
   */
  add(at: (offset: number) => number): ShapeMatch {
    const middle = this.#middleOf(at);
    const fromMiddle = (offset: number) => at(middle + offset);
    const qrs = this.#read(fromMiddle, -QRS_MS.before, QRS_LENGTH);
    const p = this.#read(fromMiddle, -P_MS.from, P_LENGTH);
    const previousSimilarity = this.#last ? similarityOf(qrs, this.#last) : 0;
    this.#last = qrs;
    let best = -1;
    let similarity = SIMILARITY_MIN;
    const size = normOf(qrs);
    this.shapes.forEach((shape, index) => {
      if (size > shape.size * HEIGHT_RATIO_MAX || shape.size > size * HEIGHT_RATIO_MAX) return;
      const found = dotProduct(qrs, shape.qrs) / (size * shape.size || 1);
      if (found >= similarity) [best, similarity] = [index, found];
    });
    const shape = this.shapes[best];
    if (shape) {
      shape.count += 1;
      const share = Math.max(ADAPTATION_RATE, 1 / shape.count);
      shape.spread += share * (distanceOf(qrs, shape.qrs) - shape.spread);
      const pSimilarity = similarityOf(p, shape.p);
      moveTowards(shape.qrs, qrs, share);
      shape.size = normOf(shape.qrs);
      moveTowards(shape.p, p, share);
      return { shape: best, pSimilarity, previousSimilarity };
    }
    if (this.shapes.length === SHAPES_MAX) return { shape: ODD_SHAPE, pSimilarity: 0, previousSimilarity };
    const shapeCount = this.shapes.push({ qrs, size, p, count: 1, spread: 0 });
    return { shape: shapeCount - 1, pSimilarity: 0, previousSimilarity };
  }

  /**
   * Returns the maximum similarity to the usual P wave around a position; 0 if the amplitudes differ too much. `at` reads
   * the recording relative to the position where the QRS complex would be.
   */
  pSimilarityAt(at: (offset: number) => number): number {
    const dominant = this.shapes[this.dominant];
    if (!dominant) return 0;
    const size = normOf(dominant.p);
    let best = 0;
    for (let ms = -P_SHIFT_MAX_MS; ms <= P_SHIFT_MAX_MS; ms += STEP_MS) {
      const p = this.#read(at, ms - P_MS.from, P_LENGTH);
      const own = normOf(p);
      if (own > P_NORM_RATIO_MAX * size || size > P_NORM_RATIO_MAX * own) continue;
      best = Math.max(best, similarityOf(p, dominant.p));
    }
    return best;
  }

  /** Returns the center of the QRS complex, weighted by slope. Which of two notches is higher is random. */
  #middleOf(at: (offset: number) => number): number {
    const reach = Math.round((MIDDLE_MS * this.#hz) / 1_000);
    let [weight, moment] = [0, 0];
    for (let offset = -reach; offset <= reach; offset += 1) {
      const steepness = (at(offset + 1) - at(offset - 1)) ** 2;
      weight += steepness;
      moment += steepness * offset;
    }
    return weight === 0 ? 0 : Math.round(moment / weight);
  }

  /** Resamples a part of the recording and subtracts its mean, which removes baseline wander. */
  #read(at: (offset: number) => number, fromMs: number, length: number): Float32Array {
    const perMs = this.#hz / 1_000;
    const samples = Float32Array.from({ length }, (_, index) => at(Math.round((fromMs + index * STEP_MS) * perMs)));
    let total = 0;
    for (const sample of samples) total += sample;
    const mean = total / length;
    for (let index = 0; index < length; index += 1) samples[index] = (samples[index] ?? 0) - mean;
    return samples;
  }
}

function moveTowards(shape: Float32Array, beat: Float32Array, share: number): void {
  for (let index = 0; index < beat.length; index += 1) {
    shape[index] = (shape[index] ?? 0) * (1 - share) + (beat[index] ?? 0) * share;
  }
}

export function normOf(samples: Float32Array): number {
  let squares = 0;
  for (const sample of samples) squares += sample * sample;
  return Math.sqrt(squares);
}

/** Returns the correlation of two zero-mean signals. */
export function similarityOf(one: Float32Array, other: Float32Array): number {
  return dotProduct(one, other) / (normOf(one) * normOf(other) || 1);
}

function dotProduct(one: Float32Array, other: Float32Array): number {
  let product = 0;
  for (let index = 0; index < one.length; index += 1) product += (one[index] ?? 0) * (other[index] ?? 0);
  return product;
}

/** Returns the distance between two signals, relative to the norm of the second. */
export function distanceOf(one: Float32Array, other: Float32Array): number {
  let squares = 0;
  for (let index = 0; index < one.length; index += 1) squares += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return Math.sqrt(squares) / (normOf(other) || 1);
}

/** Share of the maximum slope above which the signal belongs to the QRS complex. */
const STEEP = 0.15;

/** Half width of the core of a complex in ms, which no T wave reaches at any heart rate. */
const CORE_MS = 56;

/** Returns the correlation of the cores of two complexes. */
export function coreSimilarity(one: BeatShape, other: BeatShape): number {
  const [from, to] = [(QRS_MS.before - CORE_MS) / STEP_MS, (QRS_MS.before + CORE_MS) / STEP_MS + 1];
  const core = ({ qrs }: BeatShape) => subtractMean(qrs.slice(from, to));
  return similarityOf(core(one), core(other));
}

function subtractMean(samples: Float32Array): Float32Array {
  let total = 0;
  for (const sample of samples) total += sample;
  return samples.map((sample) => sample - total / samples.length);
}

/** Returns how long the QRS complex is steep, ms. */
export function steepMs({ qrs }: BeatShape): number {
  let greatest = 0;
  for (let index = 1; index < qrs.length; index += 1) {
    greatest = Math.max(greatest, Math.abs((qrs[index] ?? 0) - (qrs[index - 1] ?? 0)));
  }
  let first = qrs.length;
  let last = 0;
  for (let index = 1; index < qrs.length; index += 1) {
    if (Math.abs((qrs[index] ?? 0) - (qrs[index - 1] ?? 0)) < STEEP * greatest) continue;
    first = Math.min(first, index);
    last = index;
  }
  return Math.max(0, last - first) * STEP_MS;
}

/**
 * Returns the width of a rectangle with the same height and area as the QRS complex, ms. It is more robust than the edges.
 */
export function areaMs({ qrs }: BeatShape): number {
  const sorted = Float32Array.from(qrs).sort();
  const middle = sorted[sorted.length >> 1] ?? 0;
  let area = 0;
  let height = 0;
  for (const sample of qrs) {
    area += Math.abs(sample - middle);
    height = Math.max(height, Math.abs(sample - middle));
  }
  return height === 0 ? 0 : (area / height) * STEP_MS;
}
