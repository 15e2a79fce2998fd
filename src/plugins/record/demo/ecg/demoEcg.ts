import { signalScales } from '../../entities/kinds/raw';
import { Noise } from '../noise';
import { plantedIn } from '../plantedSignals';
import { type DemoWearer, dayAfter, drawOfDay, factsOf } from '../wearers/demoWearer';
import { BEAT_ORIGIN } from './beating';
import { type DemoBeats, demoBeats, lowerBound } from './demoBeats';
import { type EcgQuality, ecgQuality } from './demoEcgSignal';
import { AFTER_MS, BEFORE_MS, type BeatShape, beatSamples } from './demoHeartbeat';

/** The part of a wearer's ECG to generate. */
export interface EcgRange {
  wearer: DemoWearer;
  date: string;
  /** Whole seconds from the midnight that begins the date. */
  fromSec: number;
  /** Can extend into the following days. */
  seconds: number;
  /** Samples a second: 125, 250 or 500. */
  hz: number;
}

/** A beat of the generated ECG. */
export interface EcgBeat {
  /** Index of the R peak, from 0. */
  sample: number;
  /** Normal, supraventricular, ventricular. */
  label: 'N' | 'S' | 'V';
}

/** Microvolts of one unit of a sample. */
export const MICROVOLTS_PER_UNIT = signalScales.ecg.step;
const UNITS_PER_MV = 1_000 / MICROVOLTS_PER_UNIT;
/** Seconds generated at once. A piece is the same alone and among others. */
const PIECE_SEC = 10;
const DAY_SEC = 86_400;
/** Labels by origin; a paced beat counts as normal. */
const LABELS = ['N', 'S', 'V', 'N'] as const;

/**
 * Generates the samples in {@link MICROVOLTS_PER_UNIT}, in pieces of at most ten seconds. Deterministic: the same moment
 * always gives the same samples.
 */
export function* demoEcg(stretch: EcgRange): Generator<Int16Array> {
  const { hz } = stretch;
  for (const { date, fromSec, toSec } of daysOf(stretch)) {
    const day = ecgDay(stretch.wearer, date, hz);
    for (let sec = fromSec; sec < toSec; ) {
      const piece = Math.floor(sec / PIECE_SEC) * PIECE_SEC;
      const end = Math.min(toSec, piece + PIECE_SEC);
      yield day.piece(piece).slice((sec - piece) * hz, (end - piece) * hz);
      sec = end;
    }
  }
}

/** Returns the generated beats in order. */
export function demoEcgBeats(stretch: EcgRange): EcgBeat[] {
  const { wearer, hz } = stretch;
  const beats: EcgBeat[] = [];
  let passed = 0;
  for (const { date, fromSec, toSec } of daysOf(stretch)) {
    const { at, origin } = demoBeats(wearer, date);
    const { quality } = ecgQuality(wearer, date);
    for (let index = lowerBound(at, fromSec * 1_000); index < at.length; index += 1) {
      const ms = at[index] ?? 0;
      if (ms >= toSec * 1_000) break;
      if (quality[Math.floor(ms / 60_000)] === 0) continue;
      const sample = Math.round((passed - fromSec) * hz + (ms * hz) / 1_000);
      beats.push({ sample, label: LABELS[origin[index] ?? 0] ?? 'N' });
    }
    passed += toSec - fromSec;
  }
  return beats;
}

/** Returns the intervals of the beats of a day in ms: PR, and QT at sixty beats a minute. */
function demoEcgIntervals(wearer: DemoWearer, date: string): { prMs: number; qtcMs: number } {
  return { prMs: 148 + (factsOf(wearer).restingHr % 5) * 8, qtcMs: qtcOf(wearer, date) };
}

/** Splits an {@link EcgRange} by calendar day. */
function* daysOf({ date, fromSec, seconds }: EcgRange) {
  let day = date;
  for (let left = seconds, from = fromSec; left > 0; from = 0, day = dayAfter(day)) {
    const toSec = Math.min(DAY_SEC, from + left);
    yield { date: day, fromSec: from, toSec };
    left -= toSec - from;
  }
}

/** Additive waves in Hz and mV: mains hum, and the breathing and slow drift that move the baseline. */
const HUM_HZ = 50;
const WANDER = [
  { hz: 0.24, mv: 0.06 },
  { hz: 0.057, mv: 0.09 },
] as const;
const FLUTTER = [
  { hz: 5.6, mv: 0.045 },
  { hz: 6.9, mv: 0.025 },
] as const;
/** Noise and hum at the best and at the worst signal quality, in mV. */
const NOISE_MV = { best: 0.006, worst: 0.13 } as const;
const HUM_MV = { best: 0.006, worst: 0.05 } as const;
/**
 * Resolution in ms: RR intervals within one step share a beat shape. Subsample positions are quantized to the same count.
 */
const RR_STEP = 25;
const PHASES = 4;
/** RR interval in ms above which the QT interval stays constant, because it does not follow a pause. */
const LONGEST_QT_RR_MS = 1_500;

let cachedDay: { key: string; day: EcgDay } | undefined;

/** Returns the generator of a day. Caches the last one, because the strips of a day are generated one after the other. */
function ecgDay(wearer: DemoWearer, date: string, hz: number): EcgDay {
  const key = `${Object.values(wearer).join()},${date},${hz}`;
  if (cachedDay?.key !== key) cachedDay = { key, day: new EcgDay(wearer, date, hz) };
  return cachedDay.day;
}

/** The ECG of one calendar day. */
class EcgDay {
  readonly #hz: number;
  readonly #beats: DemoBeats;
  readonly #quality: EcgQuality;
  readonly #shapes = new Map<number, Float32Array>();
  readonly #prMs: number;
  readonly #qtcMs: number;
  readonly #seed: number;

  constructor(wearer: DemoWearer, date: string, hz: number) {
    this.#hz = hz;
    this.#beats = demoBeats(wearer, date);
    this.#quality = ecgQuality(wearer, date);
    const { prMs, qtcMs } = demoEcgIntervals(wearer, date);
    this.#prMs = prMs;
    this.#qtcMs = qtcMs;
    this.#seed = drawOfDay(wearer, date).unit('ecg');
  }

  /** Returns ten seconds that start at a multiple of ten. */
  piece(fromSec: number): Int16Array {
    const hz = this.#hz;
    const minute = Math.floor(fromSec / 60);
    const quality = this.#quality.quality[minute] ?? 0;
    const millivolts = new Float32Array(PIECE_SEC * hz);
    if (quality > 0) this.#layBeats(millivolts, fromSec);
    const noise = new Noise((this.#seed + fromSec / DAY_SEC) % 1);
    const noiseShare = (100 - quality) / 100;
    const deviation = interpolate(NOISE_MV, quality > 0 ? noiseShare : 0);
    this.#layWave(millivolts, fromSec, { hz: HUM_HZ, mv: interpolate(HUM_MV, quality > 0 ? noiseShare : 0.4) });
    if (quality > 0)
      for (const wave of WANDER) this.#layWave(millivolts, fromSec, { ...wave, mv: wave.mv * (1 + noiseShare) });
    const samples = new Int16Array(millivolts.length);
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = Math.round(((millivolts[index] ?? 0) + deviation * noise.bell()) * UNITS_PER_MV);
    }
    return samples;
  }

  #layBeats(millivolts: Float32Array, fromSec: number): void {
    const hz = this.#hz;
    const { at, rr, fibrillating } = this.#beats;
    const fromMs = fromSec * 1_000;
    const toMs = fromMs + PIECE_SEC * 1_000;
    let isFibrillating = false;
    for (let index = lowerBound(at, fromMs - AFTER_MS); index < at.length; index += 1) {
      const ms = at[index] ?? 0;
      if (ms >= toMs + BEFORE_MS) break;
      isFibrillating ||= fibrillating[index] === 1;
      const height = this.#quality.amplitude[Math.floor(ms / 60_000)] ?? 0;
      const place = ((ms - fromMs) * hz) / 1_000;
      const sample = Math.floor(place);
      const phase = Math.min(PHASES - 1, Math.floor((place - sample) * PHASES));
      const shape = this.#shapeOf(this.#kindOf(index), Math.round((rr[index] ?? 0) / RR_STEP), phase);
      this.#lay(millivolts, shape, { sample, height });
    }
    for (const ms of this.#beats.blocked) {
      if (ms < fromMs - AFTER_MS || ms >= toMs + BEFORE_MS) continue;
      const height = this.#quality.amplitude[Math.floor(ms / 60_000)] ?? 0;
      this.#lay(millivolts, this.#shapeOf('blocked', 40, 0), {
        sample: Math.floor(((ms - fromMs) * hz) / 1_000),
        height,
      });
    }
    if (isFibrillating) for (const wave of FLUTTER) this.#layWave(millivolts, fromSec, wave);
  }

  /** Adds a beat shape whose R peak lies at a sample. */
  #lay(millivolts: Float32Array, shape: Float32Array, { sample, height }: { sample: number; height: number }): void {
    const start = sample - Math.round((BEFORE_MS * this.#hz) / 1_000);
    const last = Math.min(shape.length, millivolts.length - start);
    for (let own = Math.max(0, -start); own < last; own += 1) {
      millivolts[start + own] = (millivolts[start + own] ?? 0) + height * (shape[own] ?? 0);
    }
  }

  #shapeOf(kind: BeatShape['kind'], step: number, phase: number): Float32Array {
    const key = (step * PHASES + phase) * KINDS.length + KINDS.indexOf(kind);
    const known = this.#shapes.get(key);
    if (known) return known;
    const rrMs = step * RR_STEP;
    const shape = beatSamples({
      kind,
      prMs: this.#prMs,
      // The QT interval follows the cube root of the RR interval (Fridericia).
      qtMs: this.#qtcMs * Math.cbrt(Math.min(LONGEST_QT_RR_MS, rrMs) / 1_000),
      hz: this.#hz,
      phase: (phase + 0.5) / PHASES,
    });
    this.#shapes.set(key, shape);
    return shape;
  }

  #kindOf(index: number): BeatShape['kind'] {
    const { origin, fibrillating } = this.#beats;
    if (origin[index] === BEAT_ORIGIN.ventricular) return 'ventricular';
    if (origin[index] === BEAT_ORIGIN.paced) return 'paced';
    if (fibrillating[index] === 1) return 'fibrillating';
    return origin[index] === BEAT_ORIGIN.atrial ? 'atrial' : 'normal';
  }

  /** Adds a wave by rotating a phasor, which is a hundred times as fast as a sine for each sample. */
  #layWave(millivolts: Float32Array, fromSec: number, wave: { hz: number; mv: number }): void {
    const turn = (2 * Math.PI * wave.hz) / this.#hz;
    const start = 2 * Math.PI * ((wave.hz * fromSec) % 1) + this.#seed * 6;
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    let x = Math.cos(start) * wave.mv;
    let y = Math.sin(start) * wave.mv;
    for (let index = 0; index < millivolts.length; index += 1) {
      millivolts[index] = (millivolts[index] ?? 0) + y;
      const next = x * cosine - y * sine;
      y = x * sine + y * cosine;
      x = next;
    }
  }
}

const KINDS: readonly BeatShape['kind'][] = ['normal', 'atrial', 'ventricular', 'fibrillating', 'paced', 'blocked'];
const interpolate = ({ best, worst }: { best: number; worst: number }, share: number) => best + (worst - best) * share;

/** QT in ms at sixty beats a minute. Women have a longer one. */
const LONG_QTC = 522;

function qtcOf(wearer: DemoWearer, date: string): number {
  if (plantedIn(wearer, date, 'longQt')) return LONG_QTC;
  return (wearer.gender === '2' ? 412 : 402) + ((wearer.id * 11) % 17) - 8;
}
