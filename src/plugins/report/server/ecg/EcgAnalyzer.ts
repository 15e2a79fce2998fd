import { BeatAverages } from './beats/BeatAverages';
import { BeatShapes, ODD_SHAPE, type ShapeMatch } from './beats/beatShapes';
import { type BeatSurroundings, measureSurroundings } from './beats/beatSurroundings';
import { Biquad } from './signal/biquad';
import { ClippingDetector } from './signal/ClippingDetector';
import { NoiseMeter } from './signal/noiseMeter';
import { PacingSpikeDetector } from './signal/PacingSpikeDetector';
import { RecentSamples } from './signal/recentSamples';
import { type EcgScale, RPeakDetector } from './signal/rPeaks';
import { SignalGaps } from './signal/SignalGaps';
import { SignalState } from './signal/signalState';
import { type EcgAnalysis, summarizeEcg } from './summarizeEcg';

/** The shape of a beat at an end of the recording, which is incomplete. */
const NO_SHAPE_MATCH: ShapeMatch = { shape: ODD_SHAPE, pSimilarity: 0, previousSimilarity: 0 };
const BUFFER_SEC = 8;
/** Samples processed at once. */
const CHUNK = 4_096;
/** Seconds next to missing samples in which no beat is detected. */
const EDGE_SEC = 0.06;
/** Band in which the waves of beats are compared: without baseline wander, muscle noise and mains hum. */
const BAND_HZ = { from: 0.5, to: 35 } as const;
/** Longer intervals count as signal loss (our choice). */
const LONGEST_RR_MS = 10_000;
/** A beat is averaged if its intervals are within these shares of the usual interval. */
const STEADY = { from: 0.85, to: 1.15 } as const;
/**
 * A beat with an interval of this many usual intervals follows at most one dropped beat. From `SLOW_MS` on, every second
 * beat may be dropped.
 */
const LATE = { from: 1.6, to: 2.2 } as const;
const SLOW_MS = 1_200;

/** Analyzes an ECG stream in chunks of any length: beats, rhythm, intervals. Memory is a few numbers per beat and second. */
export class EcgAnalyzer {
  readonly #hz: number;
  readonly #scale: number;
  readonly #detector: RPeakDetector;
  readonly #shapes: BeatShapes;
  readonly #averages: BeatAverages;
  readonly #noise: NoiseMeter;
  readonly #clipping: ClippingDetector;
  readonly #spikes: PacingSpikeDetector;
  readonly #recent: RecentSamples;
  readonly #smooth: RecentSamples;
  readonly #high: Biquad;
  readonly #low: Biquad;
  readonly #state: SignalState;
  readonly #lost: SignalGaps = new SignalGaps();
  readonly #peaks: number[] = [];
  readonly #shapeOf: number[] = [];
  readonly #pLikeness: number[] = [];
  readonly #alike: number[] = [];
  readonly #dropped: number[] = [];
  readonly #surroundings: BeatSurroundings[] = [];
  /** Samples not searched for beats yet. */
  readonly #part: Float32Array;
  #inPart = 0;
  #count = 0;
  #taken = 0;
  #last = 0;
  #origin: number | undefined;
  #typicalRr = 0;

  constructor({ hz, unitsPerMv }: EcgScale) {
    this.#hz = hz;
    this.#scale = 1 / unitsPerMv;
    this.#detector = new RPeakDetector({ hz, unitsPerMv: 1 });
    this.#shapes = new BeatShapes(hz);
    this.#averages = new BeatAverages(hz);
    this.#noise = new NoiseMeter(hz);
    this.#clipping = new ClippingDetector(hz);
    this.#spikes = new PacingSpikeDetector(hz);
    this.#recent = new RecentSamples(BUFFER_SEC * hz);
    this.#smooth = new RecentSamples(BUFFER_SEC * hz);
    this.#high = new Biquad('high', BAND_HZ.from, hz);
    this.#low = new Biquad('low', BAND_HZ.to, hz);
    this.#state = new SignalState(hz);
    this.#part = new Float32Array(Math.ceil(hz));
  }

  push(samples: ArrayLike<number>): void {
    this.#taken += samples.length;
    for (let from = 0; from < samples.length; from += CHUNK) {
      const chunk = new Float32Array(Math.min(CHUNK, samples.length - from));
      for (let index = 0; index < chunk.length; index += 1) {
        const sampleValue = samples[from + index] as number;
        // An invalid sample repeats the previous one; the resulting flat line is reported as unreadable.
        if (Number.isFinite(sampleValue)) this.#last = sampleValue * this.#scale;
        chunk[index] = this.#last;
        this.#clipping.push(this.#last);
      }
      this.#take(this.#spikes.push(chunk), false);
    }
  }

  /** Processes placeholders for missing samples: a flat line. No interval between beats spans it. */
  pushGap(samples: ArrayLike<number>): void {
    this.#take(this.#spikes.flush(), false);
    this.#lost.add(this.#taken, samples.length);
    this.#taken += samples.length;
    this.#spikes.skip(samples.length);
    const chunk = Float32Array.from(samples, (sampleValue) => sampleValue * this.#scale);
    for (const millivolts of chunk) this.#clipping.push(millivolts);
    this.#take(chunk, true);
  }

  #take(samples: Float32Array, isGap: boolean): void {
    for (let index = 0; index < samples.length; index += 1) {
      const millivolts = samples[index] ?? 0;
      this.#recent.set(this.#count, millivolts);
      // Starting from zero, the filters would ring for a second at a signal with an offset.
      this.#origin ??= millivolts;
      const smooth = this.#low.next(this.#high.next(millivolts - this.#origin));
      this.#smooth.set(this.#count, smooth);
      this.#state.push(smooth, millivolts);
      if (isGap) this.#noise.skip();
      else this.#noise.push(millivolts);
      this.#part[this.#inPart] = millivolts;
      this.#inPart += 1;
      this.#count += 1;
      // Beats are evaluated while their samples are still buffered.
      if (this.#inPart === this.#part.length) this.#findBeats();
    }
  }

  #findBeats(): void {
    this.#keep(this.#detector.push(this.#part.subarray(0, this.#inPart)));
    this.#inPart = 0;
    this.#noteBeats(this.#count - this.#averages.after);
  }

  /** A peak next to missing samples may be the step of the placeholder, so it is dropped. */
  #keep(peaks: readonly number[]): void {
    for (const sample of peaks) if (!this.#lost.isNear(sample, EDGE_SEC * this.#hz)) this.#peaks.push(sample);
  }

  end(): EcgAnalysis {
    this.#take(this.#spikes.flush(), false);
    this.#findBeats();
    this.#keep(this.#detector.end());
    this.#noteBeats(this.#count);
    return summarizeEcg({
      hz: this.#hz,
      count: this.#count,
      peaks: this.#peaks,
      rr: this.#peaks.map((_, index) => this.#intervalBefore(index)),
      shapes: this.#shapes,
      shapeOf: this.#shapeOf,
      pSimilarity: this.#pLikeness,
      previousSimilarity: this.#alike,
      dropped: this.#dropped,
      surroundings: this.#surroundings,
      spikes: this.#spikes.spikes,
      average: this.#averages.dominant(),
      noise: this.#noise,
      state: this.#state,
      gaps: this.#lost,
      clipped: this.#clipping.clippedRanges(),
    });
  }

  /** Records the shapes of the beats up to a sample. */
  #noteBeats(upTo: number): void {
    for (let index = this.#shapeOf.length; index < this.#peaks.length; index += 1) {
      const sample = this.#peaks[index] as number;
      if (sample > upTo) return;
      const smooth = (offset: number) => this.#smooth.get(sample + offset);
      const isComplete = sample > this.#hz / 4 && sample + this.#shapes.after <= this.#count;
      const { shape, pSimilarity, previousSimilarity } = isComplete ? this.#shapes.add(smooth) : NO_SHAPE_MATCH;
      this.#shapeOf.push(shape);
      this.#pLikeness.push(pSimilarity);
      this.#alike.push(previousSimilarity);
      this.#dropped.push(isComplete ? this.#droppedBefore(index, smooth) : 0);
      const perMs = this.#hz / 1_000;
      this.#surroundings.push(measureSurroundings((ms) => this.#recent.get(sample + Math.round(ms * perMs))));
      this.#noteUsual(index - 1);
    }
  }

  /**
   * Returns how similar the signal is to the usual P wave at the position where a dropped beat before a late one would have
   * it.
   */
  #droppedBefore(index: number, smooth: (offset: number) => number): number {
    const [interval, previousInterval] = [this.#intervalBefore(index), this.#intervalBefore(index - 1)];
    if (previousInterval === 0) return 0;
    const isLate = interval > LATE.from * previousInterval && interval < LATE.to * previousInterval;
    if (!isLate && interval < SLOW_MS) return 0;
    const back = Math.round(((isLate ? previousInterval : interval / 2) * this.#hz) / 1_000);
    return this.#shapes.pSimilarityAt((offset) => smooth(offset - back));
  }

  /** Averages a beat with the usual shape and with usual intervals before and after it. */
  #noteUsual(index: number): void {
    const sample = this.#peaks[index];
    if (sample === undefined) return;
    const [rr, next] = [this.#intervalBefore(index), this.#intervalBefore(index + 1)];
    if (rr === 0 || next === 0) return;
    const { from, to } = STEADY;
    const isSteady = [rr, next].every((each) => each > from * this.#typicalRr && each < to * this.#typicalRr);
    this.#typicalRr += this.#typicalRr === 0 ? rr : 0.1 * (rr - this.#typicalRr);
    const isComplete = sample + this.#averages.after <= this.#count && sample > this.#hz / 2;
    if (isSteady && isComplete && this.#shapeOf[index] === this.#shapes.dominant)
      this.#averages.add((offset) => this.#recent.get(sample + offset), rr);
  }

  #intervalBefore(index: number): number {
    const [before, sample] = [this.#peaks[index - 1], this.#peaks[index]];
    if (before === undefined || sample === undefined || this.#lost.lengthWithin(before, sample) > 0) return 0;
    const interval = ((sample - before) * 1_000) / this.#hz;
    return interval > LONGEST_RR_MS ? 0 : interval;
  }
}

/** Analyzes a whole recording. */
export function analyzeEcg(samples: ArrayLike<number>, scale: EcgScale): EcgAnalysis {
  const analyzer = new EcgAnalyzer(scale);
  analyzer.push(samples);
  return analyzer.end();
}
