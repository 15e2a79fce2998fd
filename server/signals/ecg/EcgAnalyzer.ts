import { type EcgScale, RPeakDetector } from '../rPeaks';
import { BeatAverages } from './averageBeats';
import { type AveragedBeat, type BeatIntervals, measureBeat } from './beatIntervals';
import { type BeatLabel, labelBeats } from './beatLabels';
import { BeatShapes, ODD_SHAPE } from './beatShapes';
import { Biquad } from './biquad';
import { type EcgEpisode, episodesOf } from './episodes';
import { fibrillatingBeats } from './irregularRhythm';
import { LostStretches } from './lostStretches';
import { NoiseMeter } from './noiseMeter';
import { RecentSamples } from './recentSamples';
import { type EcgRhythm, FIBRILLATION_PCT, type RhythmMeasures, rhythmMeasures, rhythmOf } from './rhythm';
import { SignalState } from './signalState';
import { ventricularBeats, wideTachycardia } from './ventricularBeats';

/** A beat of a recording. */
export interface AnalyzedBeat {
  /** Of its R peak, from 0. */
  sample: number;
  label: BeatLabel;
  /** Beats of the same number look alike; {@link ODD_SHAPE} is like no other. */
  shape: number;
}

/** What is read off a recording; an estimate, no diagnosis. */
export interface EcgAnalysis extends BeatIntervals, RhythmMeasures {
  beats: AnalyzedBeat[];
  /** Samples a second. */
  hz: number;
  /** Stretches that a person should look at, in their order. */
  episodes: EcgEpisode[];
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
  /** The beat that the intervals were measured in; undefined where too few are alike. */
  average: AveragedBeat | undefined;
}

const NO_INTERVALS: BeatIntervals = { prMs: null, qrsMs: null, qtMs: null, stMv: null, rMv: 0, marks: null };
const KEPT_SEC = 8;
/** Milliseconds from which a QRS complex is wide. */
const WIDE_MS = 120;
/** Between these the waves of a beat are compared: without the wandering baseline, muscles and hum. */
const BAND_HZ = { from: 0.5, to: 35 } as const;
/** Intervals beyond that are a loss of the signal (ours). */
const LONGEST_RR_MS = 10_000;
/** Shares of the usual interval between which a beat is averaged. */
const STEADY = { from: 0.85, to: 1.15 } as const;

/**
 * Reads an ECG that comes in pieces of any length: beats, rhythm, intervals. What it keeps are a few
 * numbers for each beat and each second.
 */
export class EcgAnalyzer {
  readonly #hz: number;
  readonly #scale: number;
  readonly #detector: RPeakDetector;
  readonly #shapes: BeatShapes;
  readonly #averages: BeatAverages;
  readonly #noise: NoiseMeter;
  readonly #recent: RecentSamples;
  readonly #smooth: RecentSamples;
  readonly #high: Biquad;
  readonly #low: Biquad;
  readonly #state: SignalState;
  readonly #lost: LostStretches = new LostStretches();
  readonly #peaks: number[] = [];
  readonly #shapeOf: number[] = [];
  readonly #pLikeness: number[] = [];
  #count = 0;
  #last = 0;
  #origin: number | undefined;
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
    this.#smooth = new RecentSamples(KEPT_SEC * hz);
    this.#high = new Biquad('high', BAND_HZ.from, hz);
    this.#low = new Biquad('low', BAND_HZ.to, hz);
    this.#state = new SignalState(hz);
  }

  push(samples: ArrayLike<number>): void {
    this.#take(samples, (millivolts) => this.#noise.take(millivolts));
  }

  /** Takes what stands for samples that are missing: a flat line. No time between beats leads across it. */
  pushLost(samples: ArrayLike<number>): void {
    this.#lost.add(this.#count, samples.length);
    this.#take(samples, () => this.#noise.skip());
  }

  #take(samples: ArrayLike<number>, measure: (millivolts: number) => void): void {
    // Beats are looked at while their samples are still there.
    const piece = this.#hz;
    for (let from = 0; from < samples.length; from += piece) {
      const length = Math.min(piece, samples.length - from);
      const part = new Float32Array(length);
      for (let index = 0; index < length; index += 1) {
        const given = samples[from + index] as number;
        // What is no number stays a flat line, which is told as time that cannot be read.
        if (Number.isFinite(given)) this.#last = given;
        part[index] = this.#last;
        const millivolts = this.#last * this.#scale;
        this.#recent.set(this.#count + index, millivolts);
        // Filters that begin at rest would ring for a second where the signal begins elsewhere.
        this.#origin ??= millivolts;
        const smooth = this.#low.next(this.#high.next(millivolts - this.#origin));
        this.#smooth.set(this.#count + index, smooth);
        this.#state.take(smooth, millivolts);
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
    const isReadable = (index: number) => {
      const sample = this.#peaks[index] ?? 0;
      return !this.#noise.isNoisyAt(sample) && !this.#state.hasJumpedAt(sample);
    };
    const average = this.#averages.usual();
    const intervals = average ? measureBeat(average) : NO_INTERVALS;
    const isEctopic = ventricularBeats({ shapes: this.#shapes.shapes, shapeOf: this.#shapeOf, rr, isReadable });
    const isUsual = (index: number) => this.#shapeOf[index] === this.#shapes.usual;
    const isWide = average !== undefined && (intervals.qrsMs ?? WIDE_MS) >= WIDE_MS && this.#shapes.isWide;
    const wide = isWide ? wideTachycardia({ rr, isUsual }, intervals.prMs !== null) : undefined;
    const isVentricular = (index: number) => wide?.[index] === 1 || isEctopic(index);
    const durationSec = Math.round(this.#count / this.#hz);
    const fibrillating = fibrillatingBeats({ rr, isVentricular, pLikeness: this.#pLikeness, durationSec });
    const labels = labelBeats({ rr, isVentricular, isFibrillating: (index) => fibrillating[index] === 1 });
    const episodes = episodesOf({
      hz: this.#hz,
      count: this.#count,
      peaks: this.#peaks,
      labels,
      rr,
      fibrillating,
      seconds: this.#state.seconds,
      lostBetween: (from, to) => this.#lost.between(from, to),
    });
    const noisyPct = this.#unreadablePct(episodes);
    const measures = rhythmMeasures({ hz: this.#hz, rr, labels, fibrillating, episodes });
    return {
      beats: this.#peaks.map((sample, index) => ({
        sample,
        label: labels[index] ?? 'N',
        shape: this.#shapeOf[index] ?? ODD_SHAPE,
      })),
      hz: this.#hz,
      episodes,
      rr,
      fibrillating,
      durationSec,
      ...intervals,
      // A fibrillating heart has no P wave, whatever its flutter looks like.
      prMs: measures.afBurdenPct >= FIBRILLATION_PCT ? null : intervals.prMs,
      intervalRrMs: average ? Math.round(average.rrMs) : null,
      average,
      ...measures,
      noisyPct,
      rhythm: rhythmOf({ ...measures, noisyPct, labels, episodes }),
    };
  }

  /** Notes the shapes of the beats up to a sample. */
  #noteBeats(upTo: number): void {
    for (let index = this.#shapeOf.length; index < this.#peaks.length; index += 1) {
      const sample = this.#peaks[index] as number;
      if (sample > upTo) return;
      const smooth = (offset: number) => this.#smooth.get(sample + offset);
      const isWhole = sample > this.#hz / 4 && sample + this.#shapes.after <= this.#count;
      const { shape, pLikeness } = isWhole ? this.#shapes.note(smooth) : { shape: ODD_SHAPE, pLikeness: 0 };
      this.#shapeOf.push(shape);
      this.#pLikeness.push(pLikeness);
      this.#noteUsual(index - 1);
    }
  }

  /** Averages a beat of the usual shape with usual intervals before and after it. */
  #noteUsual(index: number): void {
    const sample = this.#peaks[index];
    if (sample === undefined) return;
    const [rr, next] = [
      this.#intervalBefore(sample, index),
      this.#intervalBefore(this.#peaks[index + 1] ?? 0, index + 1),
    ];
    if (rr === 0 || next === 0) return;
    const { from, to } = STEADY;
    const isSteady = [rr, next].every((each) => each > from * this.#typicalRr && each < to * this.#typicalRr);
    this.#typicalRr += this.#typicalRr === 0 ? rr : 0.1 * (rr - this.#typicalRr);
    const isWhole = sample + this.#averages.after <= this.#count && sample > this.#hz / 2;
    if (isSteady && isWhole && this.#shapeOf[index] === this.#shapes.usual)
      this.#averages.note((offset) => this.#recent.get(sample + offset), rr);
  }

  #intervalBefore(sample: number, index: number): number {
    const before = this.#peaks[index - 1];
    if (before === undefined || this.#lost.between(before, sample) > 0) return 0;
    const interval = ((sample - before) * 1_000) / this.#hz;
    return interval > LONGEST_RR_MS ? 0 : interval;
  }

  /** The time in which the signal is noisy or missing, or in which beats can neither be found nor excluded. */
  #unreadablePct(episodes: readonly EcgEpisode[]): number {
    const empty = episodes
      .filter(({ code }) => code === 'leadOff' || code === 'unreadable')
      .reduce((sum, { from, to }) => sum + to - from - this.#noise.noisyBetween(from, to), 0);
    const lost = this.#lost.between(0, this.#count);
    const unreadable = this.#noise.noisyBetween(0, this.#count) + empty + lost;
    return Math.min(100, Math.round((1_000 * unreadable) / Math.max(1, this.#count)) / 10);
  }
}

/** Reads a whole recording. */
export function analyzeEcg(samples: ArrayLike<number>, scale: EcgScale): EcgAnalysis {
  const analyzer = new EcgAnalyzer(scale);
  analyzer.push(samples);
  return analyzer.end();
}
