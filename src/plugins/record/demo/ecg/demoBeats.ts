import { demoBody } from '../days/demoBody';
import { type DemoWindow, demoWindows, WINDOW_MIN, WINDOWS_PER_DAY } from '../days/demoVariability';
import { Noise } from '../noise';
import { dayRhythmOf, heartEventsOf } from '../plantedSignals';
import { type DemoWearer, drawOfDay, factsOf } from '../wearers/demoWearer';
import { BEAT_ORIGIN } from './beating';
import { eventBeat, rhythmBeat } from './plantedBeats';

/** The beats of a calendar day. */
export interface DemoBeats {
  /** Milliseconds from midnight. */
  at: Float64Array;
  /** Milliseconds since the previous beat. */
  rr: Uint16Array;
  /** Codes of {@link BEAT_ORIGIN}. */
  origin: Uint8Array;
  /** 1 in atrial fibrillation. */
  fibrillating: Uint8Array;
  /** Times at which dropped beats were due; only their P waves appear. */
  blocked: readonly number[];
}

const DAY_MS = 86_400_000;
/** Shortest and longest interval between beats that a heart sustains, in milliseconds. */
const [SHORTEST, LONGEST] = [330, 1_900];
/** Maximum number of beats a day, at the shortest interval. */
const MOST_BEATS = Math.ceil(DAY_MS / SHORTEST);
/** Interval before an ectopic beat, and the pause after it, as shares of the usual interval. */
const EARLY = { ventricular: 0.62, atrial: 0.7 } as const;
const PAUSE = { ventricular: 1.38, atrial: 1.06 } as const;
/** Frequency of the vascular rhythm that appears in the heart rate, in Hz. */
const LOW_HZ = 0.1;

let last: { key: string; beats: DemoBeats } | undefined;

/** Returns all beats of a wearer's calendar day, including times without a device. */
export function demoBeats(wearer: DemoWearer, date: string): DemoBeats {
  const key = `${Object.values(wearer).join()},${date}`;
  if (last?.key !== key) last = { key, beats: makeBeats(wearer, date) };
  return last.beats;
}

function makeBeats(wearer: DemoWearer, date: string): DemoBeats {
  const noise = new Noise(drawOfDay(wearer, date).unit('beats'));
  const parts = demoWindows(wearer, date).map(partsOf);
  const dayRhythm = dayRhythmOf(wearer, date);
  const rhythm = dayRhythm ?? factsOf(wearer).rhythm;
  const origin = rhythm === 'ventricularPremature' ? 'ventricular' : 'atrial';
  const events = heartEventsOf(wearer, date);
  const ofDay = dayRhythm && rhythmBeat[dayRhythm];
  const blocked: number[] = [];
  const jitter = () => noise.bell();
  let eventFrom = 0;
  const at = new Float64Array(MOST_BEATS);
  const rr = new Uint16Array(MOST_BEATS);
  const origins = new Uint8Array(MOST_BEATS);
  const fibrillating = new Uint8Array(MOST_BEATS);
  const waves = { low: 2 * Math.PI * noise.unit(), breath: 2 * Math.PI * noise.unit(), slow: 0 };
  let now = 400;
  let count = 0;
  let pause = 0;
  while (now < DAY_MS && count < MOST_BEATS) {
    const window = Math.floor(now / (WINDOW_MIN * 60_000));
    const part = parts[Math.min(WINDOWS_PER_DAY - 1, window)] as VarianceParts;
    let interval = nextInterval(part, waves, noise);
    let beatOrigin: number = BEAT_ORIGIN.normal;
    if (pause > 0) {
      interval = pause;
      pause = 0;
    } else if (part.ectopic > 0 && noise.unit() < part.ectopic) {
      beatOrigin = BEAT_ORIGIN[origin];
      pause = part.rr * PAUSE[origin];
      interval = part.rr * EARLY[origin];
    }
    interval = Math.round(Math.max(SHORTEST, Math.min(LONGEST, interval)));
    const event = events.find(({ fromMin, toMin }) => now >= fromMin * 60_000 && now < toMin * 60_000);
    if (!event) eventFrom = count;
    const planted = event
      ? eventBeat[event.signal](count - eventFrom, { rr: part.rr, jitter })
      : ofDay?.(count, { rr: part.rr, jitter });
    if (planted) {
      interval = Math.round(planted.ms);
      beatOrigin = planted.origin;
      pause = 0;
      if (planted.blockedMs !== undefined) blocked.push(now + planted.blockedMs);
    }
    now += interval;
    if (now >= DAY_MS) break;
    at[count] = now;
    rr[count] = interval;
    origins[count] = beatOrigin;
    fibrillating[count] = part.isFibrillating ? 1 : 0;
    count += 1;
  }
  return {
    at: at.subarray(0, count),
    rr: rr.subarray(0, count),
    origin: origins.subarray(0, count),
    fibrillating: fibrillating.subarray(0, count),
    blocked,
  };
}

/** The variance of a window, split into slow changes, vascular waves, respiratory waves (amplitudes) and noise. */
interface VarianceParts extends DemoWindow {
  slow: number;
  low: number;
  breath: number;
  chance: number;
}

function partsOf(window: DemoWindow): VarianceParts {
  const { rr, sdnn, rmssd, breaths, isFibrillating } = window;
  if (isFibrillating) return { ...window, slow: 0, low: 0, breath: 0, chance: sdnn };
  const variance = sdnn ** 2;
  const low = 0.26 * variance;
  // What a wave adds to the mean square of successive differences, per unit of its variance.
  const steepness = (hz: number) => 2 * (1 - Math.cos(2 * Math.PI * hz * (rr / 1_000)));
  const missing = rmssd ** 2 - low * steepness(LOW_HZ);
  const breath = Math.max(0, Math.min(0.6 * variance, (0.8 * missing) / steepness(breaths / 60)));
  const chance = Math.max(0, Math.min(0.2 * variance, (missing - breath * steepness(breaths / 60)) / 2));
  const slow = Math.max(0, variance - low - breath - chance);
  return {
    ...window,
    slow: Math.sqrt(slow),
    low: Math.sqrt(2 * low),
    breath: Math.sqrt(2 * breath),
    chance: Math.sqrt(chance),
  };
}

/** Share of a slow change that remains after a beat: its time constant is about forty beats. */
const SLOW_KEPT = 0.975;
const SLOW_NEW = Math.sqrt(1 - SLOW_KEPT ** 2);

function nextInterval(part: VarianceParts, waves: { low: number; breath: number; slow: number }, noise: Noise): number {
  waves.low += 2 * Math.PI * LOW_HZ * (part.rr / 1_000);
  waves.breath += ((2 * Math.PI * part.breaths) / 60) * (part.rr / 1_000);
  waves.slow = SLOW_KEPT * waves.slow + SLOW_NEW * noise.bell();
  const swing = part.low * Math.sin(waves.low) + part.breath * Math.sin(waves.breath);
  return part.rr + part.slow * waves.slow + swing + part.chance * noise.bell();
}

/** Returns the index of the first of ascending moments that is not before `ms`. */
export function lowerBound(at: Float64Array, ms: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((at[middle] ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the intervals between normal beats while a device was worn. A 0 separates intervals that are not consecutive. */
export function demoNnIntervals(wearer: DemoWearer, date: string): { ends: Float64Array; intervals: Uint16Array } {
  const { at, rr, origin } = demoBeats(wearer, date);
  const { worn } = demoBody(wearer, date);
  const intervals = rr.map((interval, index) => {
    const isNormal = origin[index] === BEAT_ORIGIN.normal && (index === 0 || origin[index - 1] === BEAT_ORIGIN.normal);
    return isNormal && worn[Math.floor((at[index] ?? 0) / 60_000)] ? interval : 0;
  });
  return { ends: at, intervals };
}
