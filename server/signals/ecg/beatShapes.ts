/** Stretch of a beat that its shape is told by, ms before and after the R peak. */
const BEFORE_MS = 90;
const AFTER_MS = 150;
/** Beats as alike as this have the same shape (correlation). */
const ALIKE = 0.88;
/** Shapes kept apart; what fits none of them is odd. */
const SHAPES_MAX = 6;
/** Share by which a shape follows the beats that have it. */
const FOLLOW = 0.05;

/** What has no shape of its own. */
export const ODD_SHAPE = 255;

interface Shape {
  samples: Float32Array;
  count: number;
}

/** Tells the shapes of the beats of a recording apart, as they come. */
export class BeatShapes {
  readonly #hz: number;
  readonly #before: number;
  readonly #length: number;
  readonly #shapes: Shape[] = [];

  constructor(hz: number) {
    this.#hz = hz;
    this.#before = Math.round((BEFORE_MS * hz) / 1_000);
    this.#length = this.#before + Math.round((AFTER_MS * hz) / 1_000);
  }

  /** Samples that a shape needs after the R peak. */
  get after(): number {
    return this.#length - this.#before;
  }

  /** Notes a beat; answers which shape it has. `at` reads the recording around its R peak, 0. */
  note(at: (offset: number) => number): number {
    const samples = levelled(Float32Array.from({ length: this.#length }, (_, index) => at(index - this.#before)));
    let best = -1;
    let likeness = -1;
    this.#shapes.forEach((shape, index) => {
      const found = likenessOf(samples, shape.samples);
      if (found > likeness) [best, likeness] = [index, found];
    });
    const shape = this.#shapes[best];
    if (shape && likeness >= ALIKE) {
      shape.count += 1;
      const share = Math.max(FOLLOW, 1 / shape.count);
      for (let index = 0; index < samples.length; index += 1) {
        shape.samples[index] = (shape.samples[index] ?? 0) * (1 - share) + (samples[index] ?? 0) * share;
      }
      return best;
    }
    if (this.#shapes.length === SHAPES_MAX) return ODD_SHAPE;
    return this.#shapes.push({ samples, count: 1 }) - 1;
  }

  /** The most frequent shape. */
  get usual(): number {
    let usual = 0;
    this.#shapes.forEach((shape, index) => {
      if (shape.count > (this.#shapes[usual]?.count ?? 0)) usual = index;
    });
    return usual;
  }

  /** The shapes that are steep for so many milliseconds and more, which is the width of their QRS complex. */
  widerThan(ms: number): ReadonlySet<number> {
    const wide = this.#shapes.flatMap(({ samples }, shape) => {
      return (1_000 * steepSamples(samples)) / this.#hz >= ms ? [shape] : [];
    });
    return new Set(wide);
  }
}

/** Share of the greatest steepness up to which a QRS complex goes on. */
const STEEP = 0.12;

function steepSamples(samples: Float32Array): number {
  let greatest = 0;
  for (let index = 1; index < samples.length; index += 1) {
    greatest = Math.max(greatest, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  }
  let first = samples.length;
  let last = 0;
  for (let index = 1; index < samples.length; index += 1) {
    if (Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)) < STEEP * greatest) continue;
    first = Math.min(first, index);
    last = index;
  }
  return Math.max(0, last - first);
}

/** Around the mean, which takes the wandering baseline away. */
function levelled(samples: Float32Array): Float32Array {
  let total = 0;
  for (const sample of samples) total += sample;
  const mean = total / samples.length;
  return samples.map((sample) => sample - mean);
}

/** Correlation of what is levelled. */
function likenessOf(one: Float32Array, other: Float32Array): number {
  let [product, own, theirs] = [0, 0, 0];
  for (let index = 0; index < one.length; index += 1) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    product += a * b;
    own += a * a;
    theirs += b * b;
  }
  return own === 0 || theirs === 0 ? 0 : product / Math.sqrt(own * theirs);
}
