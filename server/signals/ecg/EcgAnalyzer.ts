import { type EcgScale, RPeakDetector } from '../rPeaks';
import { BeatAverages } from './averageBeats';
import { type BeatIntervals, measureBeat } from './beatIntervals';
import { type BeatLabel, labelBeats } from './beatLabels';
import { BeatShapes, ODD_SHAPE } from './beatShapes';
import { Biquad } from './biquad';
import { fibrillatingBeats } from './irregularRhythm';
import { LostStretches } from './lostStretches';
import { RecentSamples } from './recentSamples';
import { type EcgRhythm, FIBRILLATION_PCT, type RhythmMeasures, rhythmMeasures, rhythmOf } from './rhythm';

/** A beat of a recording. */
export interface AnalyzedBeat {
  /** Of its R peak, from 0. */
  sample: number;
  label: BeatLabel;
}

/** What is read off a recording; an estimate, no diagnosis. */
export interface EcgAnalysis extends BeatIntervals, RhythmMeasures {
  beats: AnalyzedBeat[];
  /** Of each beat the milliseconds since the one before; 0 where there is none, or where samples are missing between them. */
  rr: readonly number[];
  /** 1 for each beat in which fibrillation is suspected. */
  fibrillating: Uint8Array;
  durationSec: number;
  rhythm: EcgRhythm;
  /** Share of the time that cannot be read, per cent. */
  noisyPct: number;
  /** Mean time between the beats that the intervals were measured in, ms; QT is corrected by it. */
  intervalRrMs: number | null;
}

const NO_INTERVALS: BeatIntervals = { prMs: null, qrsMs: null, qtMs: null, stMv: null, rMv: 0 };
const KEPT_SEC = 8;
/** Milliseconds from which a QRS complex is wide. */
const WIDE_MS = 110;
/** Intervals beyond that are a loss of the signal (ours). */
const LONGEST_RR_MS = 10_000;
/** Shares of the usual interval between which a beat is averaged. */
const STEADY = { from: 0.85, to: 1.15 } as const;

/**
 * Reads an ECG that comes in pieces of any length: beats, rhythm, intervals. What it keeps grows with the beats only, a few
 * bytes for each.
 */
export class EcgAnalyzer {
  readonly #hz: number;
  readonly #scale: number;
  readonly #detector: RPeakDetector;
  readonly #shapes: BeatShapes;
  readonly #averages: BeatAverages;
  readonly #noise: NoiseMeter;
  readonly #recent: RecentSamples;
  readonly #lost: LostStretches = new LostStretches();
  readonly #peaks: number[] = [];
  readonly #shapeOf: number[] = [];
  #count = 0;
  #typicalRr = 0;

  constructor(scale: EcgScale) {
    const { hz, unitsPerMv } = scale;
    this.#hz = hz;
    this.#scale = 1 / unitsPerMv;
    this.#detector = new RPeakDetector(scale);
    this.#shapes = new BeatShapes(hz);
    this.#averages = new BeatAverages(hz);
    this.#noise = new NoiseMeter(hz);
    this.#recent = new RecentSamples(KEPT_SEC * hz);
  }

  push(samples: ArrayLike<number>): void {
    this.#take(samples, (millivolts) => this.#noise.take(millivolts));
  }

  /** Takes what stands for samples that are missing: a flat line. No time between beats leads across it. */
  pushLost(samples: ArrayLike<number>): void {
    this.#lost.add(this.#count, samples.length);
    this.#take(samples, () => undefined);
  }

  #take(samples: ArrayLike<number>, measure: (millivolts: number) => void): void {
    // Beats are looked at while their samples are still there.
    const piece = this.#hz;
    for (let from = 0; from < samples.length; from += piece) {
      const length = Math.min(piece, samples.length - from);
      const part = new Float32Array(length);
      for (let index = 0; index < length; index += 1) {
        const millivolts = (samples[from + index] as number) * this.#scale;
        part[index] = samples[from + index] as number;
        this.#recent.set(this.#count + index, millivolts);
        measure(millivolts);
      }
      this.#count += length;
      this.#peaks.push(...this.#detector.push(part));
      this.#noteBeats(this.#count - this.#averages.after);
    }
  }

  end(): EcgAnalysis {
    this.#peaks.push(...this.#detector.end());
    this.#noteBeats(this.#count);
    const rr = this.#peaks.map((sample, index) => this.#intervalBefore(sample, index));
    const { usual } = this.#shapes;
    const wide = this.#shapes.widerThan(WIDE_MS);
    const isVentricular = (index: number) =>
      this.#shapeOf[index] !== usual && wide.has(this.#shapeOf[index] ?? ODD_SHAPE);
    const durationSec = Math.round(this.#count / this.#hz);
    const fibrillating = fibrillatingBeats({ rr, isVentricular, durationSec });
    const labels = labelBeats({ rr, isVentricular, isFibrillating: (index) => fibrillating[index] === 1 });
    const average = this.#averages.usual();
    const intervals = average ? measureBeat(average) : NO_INTERVALS;
    const noisyPct = this.#unreadablePct();
    const measures = rhythmMeasures({ rr, labels, fibrillating });
    return {
      beats: this.#peaks.map((sample, index) => ({ sample, label: labels[index] ?? 'N' })),
      rr,
      fibrillating,
      durationSec,
      ...intervals,
      // A fibrillating heart has no P wave, whatever its flutter looks like.
      prMs: measures.afBurdenPct >= FIBRILLATION_PCT ? null : intervals.prMs,
      intervalRrMs: average ? Math.round(average.rrMs) : null,
      ...measures,
      noisyPct,
      rhythm: rhythmOf({ ...measures, noisyPct, labels }),
    };
  }

  /** Notes the shapes of the beats up to a sample. */
  #noteBeats(upTo: number): void {
    for (let index = this.#shapeOf.length; index < this.#peaks.length; index += 1) {
      const sample = this.#peaks[index] as number;
      if (sample > upTo) return;
      const at = (offset: number) => this.#recent.get(sample + offset);
      const shape = sample < this.#hz / 10 ? ODD_SHAPE : this.#shapes.note(at);
      this.#shapeOf.push(shape);
      const rr = this.#intervalBefore(sample, index);
      if (rr === 0) continue;
      const { from, to } = STEADY;
      const isSteady = this.#typicalRr > 0 && rr > from * this.#typicalRr && rr < to * this.#typicalRr;
      this.#typicalRr += this.#typicalRr === 0 ? rr : 0.1 * (rr - this.#typicalRr);
      const isWhole = sample + this.#averages.after <= this.#count && sample > this.#hz / 2;
      if (isSteady && isWhole && shape === this.#shapes.usual) this.#averages.note(at, rr);
    }
  }

  #intervalBefore(sample: number, index: number): number {
    const before = this.#peaks[index - 1];
    if (before === undefined || this.#lost.between(before, sample) > 0) return 0;
    const interval = ((sample - before) * 1_000) / this.#hz;
    return interval > LONGEST_RR_MS ? 0 : interval;
  }

  /** The time in which the signal is noisy or missing, and in which there are no beats at all. */
  #unreadablePct(): number {
    const longest = (LONGEST_RR_MS * this.#hz) / 1_000;
    let empty = 0;
    let before = 0;
    for (const sample of [...this.#peaks, this.#count]) {
      const length = sample - before - this.#lost.between(before, sample);
      if (length > longest) empty += length;
      before = sample;
    }
    const seconds = this.#noise.noisySeconds + (empty + this.#lost.between(0, this.#count)) / this.#hz;
    return Math.min(100, Math.round((1_000 * seconds * this.#hz) / Math.max(1, this.#count)) / 10);
  }
}

/** A quiet moment above which the signal is noisy, mV; a signal flatter than the other is none. */
const NOISY_MV = 0.045;
const FLAT_MV = 0.0005;
const NOISE_HZ = 40;
const PARTS = 4;

/** Measures second by second how noisy a signal is where it is at rest: in the quietest quarter. */
class NoiseMeter {
  readonly #filter: Biquad;
  readonly #part: number;
  #total = 0;
  #taken = 0;
  #parts = 0;
  #quietest = Number.POSITIVE_INFINITY;
  #noisy = 0;

  constructor(hz: number) {
    this.#filter = new Biquad('high', Math.min(NOISE_HZ, hz / 3), hz);
    this.#part = Math.round(hz / PARTS);
  }

  take(millivolts: number): void {
    this.#total += Math.abs(this.#filter.next(millivolts));
    this.#taken += 1;
    if (this.#taken < this.#part) return;
    this.#quietest = Math.min(this.#quietest, this.#total / this.#part);
    this.#total = 0;
    this.#taken = 0;
    this.#parts += 1;
    if (this.#parts < PARTS) return;
    if (this.#quietest > NOISY_MV || this.#quietest < FLAT_MV) this.#noisy += 1;
    this.#parts = 0;
    this.#quietest = Number.POSITIVE_INFINITY;
  }

  get noisySeconds(): number {
    return this.#noisy;
  }
}

/** Reads a whole recording. */
export function analyzeEcg(samples: ArrayLike<number>, scale: EcgScale): EcgAnalysis {
  const analyzer = new EcgAnalyzer(scale);
  analyzer.push(samples);
  return analyzer.end();
}
