import { quantile } from '../samples';
import type { BeatLabel } from './beatLabels';
import { type SignalSecond, WINDOW_SEC } from './signalState';

/**
 * What a stretch of a recording shows: ventricular tachycardia, the slower rhythm of the ventricles, ventricular flutter or
 * fibrillation, no beat for four seconds, a pause, suspected atrial fibrillation, an extremely slow or fast heart, a lost
 * electrode, a signal that cannot be read.
 */
export type EpisodeCode =
  | 'VT'
  | 'IVR'
  | 'VF'
  | 'asystole'
  | 'pause'
  | 'AF'
  | 'bradycardia'
  | 'tachycardia'
  | 'leadOff'
  | 'unreadable';

export interface EcgEpisode {
  code: EpisodeCode;
  /** Its first sample, and the one after its last. */
  from: number;
  to: number;
  /** How sure the analysis is, by how clearly the limits are passed. */
  certainty: 'high' | 'low';
}

/** What episodes are found in. */
export interface Recording {
  hz: number;
  count: number;
  peaks: readonly number[];
  labels: readonly BeatLabel[];
  /** Milliseconds since the beat before; 0 where there is none. */
  rr: readonly number[];
  fibrillating: ArrayLike<number>;
  seconds: readonly SignalSecond[];
  /** Samples that are missing from one to another. */
  lostBetween: (from: number, to: number) => number;
}

/** Beats in a row that are a run; the milliseconds between them below which it is a tachycardia, and below which it is a run at all. */
const RUN = 3;
const TACHYCARDIA_MS = 600;
const IDIOVENTRICULAR_MS = 1_500;
const ASYSTOLE_SEC = 4;
/** Seconds before its R peak at which a beat has begun: a second that ends later holds a part of it. */
const ONSET_SEC = 0.2;
const PAUSE_MS = 2_000;

/** Share of the seconds that hold a beat at most slow rates; what is as steep as this share of theirs may be a beat that was missed. */
const USUAL_SHARE = 0.8;
const MISSED_SHARE = 0.4;
const MISSED_MV = 0.1;
/** A signal flatter than this is a lost electrode, or a heart that stands still, mV. */
const FLAT_MV = 0.04;
/** Hum of an electrode that was never on, mV: a recording without any beat holds no more. */
const QUIET_MV = 0.15;

/** Stretches of a recording that a person should look at, in their order. */
export function episodesOf(recording: Recording): EcgEpisode[] {
  const flutter = flutterEpisodes(recording);
  return [
    ...flutter,
    ...ventricularRuns(recording),
    ...silences(recording, flutter),
    ...fibrillation(recording),
    ...extremes(recording),
  ].sort((one, other) => one.from - other.from);
}

function ventricularRuns({ peaks, labels, rr }: Recording): EcgEpisode[] {
  const found: EcgEpisode[] = [];
  let first = 0;
  for (let index = 0; index <= labels.length; index += 1) {
    const goesOn =
      labels[index] === 'V' && (index === first || ((rr[index] ?? 0) > 0 && (rr[index] ?? 0) < IDIOVENTRICULAR_MS));
    if (goesOn) continue;
    const beats = index - first;
    if (beats >= RUN) {
      const [from, to] = [peaks[first] ?? 0, peaks[index - 1] ?? 0];
      let total = 0;
      for (let at = first + 1; at < index; at += 1) total += rr[at] ?? 0;
      const mean = total / (beats - 1);
      found.push({
        code: mean < TACHYCARDIA_MS ? 'VT' : 'IVR',
        from,
        to: to + 1,
        certainty: beats >= 5 ? 'high' : 'low',
      });
    }
    first = labels[index] === 'V' ? index : index + 1;
  }
  return found;
}

/** What a window of flutter or fibrillation is like: a wave of so many a second, of so many mV (ours, after the papers named there). */
const FLUTTER = { filled: 0.42, leakage: 0.5, waves: { from: 2.2, to: 9 }, height: 0.15 } as const;

/** Flutter and fibrillation of the ventricles: a wave without a complex that stands out. */
function flutterEpisodes({ hz, seconds, count }: Recording): EcgEpisode[] {
  const isFlutter = (second: SignalSecond | undefined) =>
    second !== undefined &&
    second.filled > FLUTTER.filled &&
    second.leakage < FLUTTER.leakage &&
    second.waves > FLUTTER.waves.from &&
    second.waves < FLUTTER.waves.to &&
    second.height > FLUTTER.height;
  return stretches(seconds.length, (second) => isFlutter(seconds[second])).map(([from, to]) => ({
    code: 'VF' as const,
    // A window tells of the seconds before its end.
    from: Math.max(0, (from + 1 - WINDOW_SEC) * hz),
    to: Math.min(count, to * hz),
    certainty: 'low' as const,
  }));
}

/** Runs of indexes that fulfil a condition, from and up to. */
function stretches(length: number, fulfils: (index: number) => boolean): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = -1;
  for (let index = 0; index <= length; index += 1) {
    const isIn = index < length && fulfils(index);
    if (isIn && from === -1) from = index;
    if (isIn || from === -1) continue;
    found.push([from, index]);
    from = -1;
  }
  return found;
}

/** Stretches without a beat: pauses, asystole, and an electrode that has come off. */
function silences({ hz, count, peaks, seconds, lostBetween }: Recording, flutter: readonly EcgEpisode[]): EcgEpisode[] {
  const found: EcgEpisode[] = [];
  const usual = quantile(
    seconds.map(({ steep }) => steep),
    USUAL_SHARE,
  );
  let before = 0;
  for (const sample of [...peaks, count]) {
    const from = before;
    before = sample;
    const lost = lostBetween(from, sample);
    const ms = ((sample - from - lost) * 1_000) / hz;
    if (ms < PAUSE_MS || lost > 0) continue;
    if (ms < ASYSTOLE_SEC * 1_000) {
      if (from > 0 && sample < count) found.push({ code: 'pause', from, to: sample, certainty: 'high' });
      continue;
    }
    if (flutter.some((each) => each.from < sample && each.to > from)) continue;
    const inside = seconds.slice(Math.ceil(from / hz) + 1, Math.floor(sample / hz - ONSET_SEC));
    const isFlat = inside.length > 0 && inside.every(({ rawHeight }) => rawHeight < FLAT_MV);
    const isNoisy = inside.some(({ steep }) => steep > MISSED_SHARE * (usual ?? 0) && steep > MISSED_MV);
    if (isNoisy) found.push({ code: 'unreadable', from, to: sample, certainty: 'low' });
    else if (peaks.length === 0 ? inside.every(isQuiet) : isFlat && hasJumped(seconds, { from, to: sample, hz }))
      found.push({ code: 'leadOff', from, to: sample, certainty: 'high' });
    else found.push({ code: 'asystole', from, to: sample, certainty: isFlat ? 'low' : 'high' });
  }
  return found;
}

/** Whether there is no more than the hum that an electrode picks up which touches nothing. */
const isQuiet = ({ rawHeight }: SignalSecond) => rawHeight < QUIET_MV;

/** Whether a flat line lies elsewhere than the signal before or after it, as when an electrode comes off. */
function hasJumped(seconds: readonly SignalSecond[], { from, to, hz }: { from: number; to: number; hz: number }) {
  const inside = seconds[Math.floor((from + to) / 2 / hz)];
  const around = [seconds[Math.floor(from / hz) - 1], seconds[Math.ceil(to / hz) + 1]];
  return around.some(
    (second) => second && inside && Math.abs(second.level - inside.level) > second.rawHeight / 2 + FLAT_MV,
  );
}

function fibrillation({ peaks, fibrillating, hz, count }: Recording): EcgEpisode[] {
  return stretches(peaks.length, (index) => fibrillating[index] === 1).map(([from, to]) => ({
    code: 'AF' as const,
    from: from === 0 ? 0 : (peaks[from] ?? 0),
    to: Math.min(count, (peaks[to - 1] ?? 0) + (to === peaks.length ? hz : 1)),
    certainty: 'high' as const,
  }));
}

const [SLOW_BEATS, SLOW_MS] = [5, 1_500];
const [FAST_BEATS, FAST_MS] = [17, 60_000 / 140];

/** Five beats below 40 a minute, or seventeen above 140. */
function extremes({ peaks, rr }: Recording): EcgEpisode[] {
  const found: EcgEpisode[] = [];
  for (const [code, beats, isBeyond] of [
    ['bradycardia', SLOW_BEATS, (ms: number) => ms > SLOW_MS],
    ['tachycardia', FAST_BEATS, (ms: number) => ms > 0 && ms < FAST_MS],
  ] as const) {
    const inRow = beats - 1;
    const beyond = new Uint8Array(peaks.length);
    let sum = 0;
    for (let index = 1; index < rr.length; index += 1) {
      sum += rr[index] ?? 0;
      if (index > inRow) sum -= rr[index - inRow] ?? 0;
      if (index < inRow) continue;
      const isWhole = rr.slice(index - inRow + 1, index + 1).every((ms) => ms > 0);
      if (isWhole && isBeyond(sum / inRow)) beyond.fill(1, index - inRow, index + 1);
    }
    for (const [from, to] of stretches(peaks.length, (index) => beyond[index] === 1))
      found.push({ code, from: peaks[from] ?? 0, to: (peaks[to - 1] ?? 0) + 1, certainty: 'high' });
  }
  return found;
}
