import { type AtrialFacts, droppedBeats, supraventricularEpisodes } from './atrialEpisodes';
import { confidenceOf, type EcgEpisode, episodeOf, type Finding, type Recording, stretches } from './episode';
import { type SignalSecond, WINDOW_SEC } from './signalState';
import { silences } from './silences';
import { ventricularEpisodes } from './ventricularEpisodes';

/** All data that the episodes are derived from. */
export interface ReadRecording extends Recording, AtrialFacts {
  /** Whether a beat belongs to a fast ventricular run, and the confidence of that. */
  isFast: (index: number) => boolean;
  confidenceAt: (index: number) => number;
  /** Findings about implausible properties of the whole recording. */
  doubts: readonly Finding[];
  /** Whether clipping makes the second of a sample unreadable. */
  isSaturatedAt: (sample: number) => boolean;
  /** Whether a beat follows a pacemaker spike. */
  isPaced: (index: number) => boolean;
}

/** Returns the episodes to review, in chronological order. */
export function episodesOf(recording: ReadRecording): EcgEpisode[] {
  const flutter = flutterEpisodes(recording);
  const still = silences(recording, flutter);
  return [
    ...flutter,
    ...ventricularEpisodes(recording, recording),
    ...still,
    ...fibrillation(recording),
    ...supraventricularEpisodes(recording, recording),
    ...droppedBeats(recording, recording),
    ...extremes(recording),
    ...paced(recording),
    ...noisy(recording, still),
    ...recording.doubts,
  ]
    .sort((one, other) => one.from - other.from)
    .map(episodeOf);
}

/**
 * Criteria for a window of flutter or fibrillation: a wave with this frequency per second and this amplitude in mV. Our
 * choice, after the papers cited in `SignalSecond`.
 */
const FLUTTER = { filled: 0.42, leakage: 0.5, waves: { from: 2.2, to: 9 }, height: 0.15 } as const;

/** Finds ventricular flutter and fibrillation: a wave without distinct complexes. */
function flutterEpisodes({ hz, seconds, count, isSaturatedAt }: ReadRecording): Finding[] {
  const isSaturated = (last: number) =>
    Array.from({ length: WINDOW_SEC }, (_, back) => (last - back + 0.5) * hz).some(isSaturatedAt);
  const isFlutter = (second: SignalSecond | undefined) =>
    second !== undefined &&
    second.filled > FLUTTER.filled &&
    second.leakage < FLUTTER.leakage &&
    second.waves > FLUTTER.waves.from &&
    second.waves < FLUTTER.waves.to &&
    second.height > FLUTTER.height;
  return stretches(seconds.length, (second) => isFlutter(seconds[second]) && !isSaturated(second)).map(
    ([first, last]): Finding => {
      // A window describes the seconds before its end.
      const [from, to] = [Math.max(0, (first + 1 - WINDOW_SEC) * hz), Math.min(count, last * hz)];
      const value = (to - from) / hz;
      return { code: 'VF', from, to, value, limit: WINDOW_SEC, confidence: confidenceOf(value, WINDOW_SEC) };
    },
  );
}

/** Minimum seconds of an irregular rhythm (ESC guideline on atrial fibrillation 2020). */
const FIBRILLATION_SEC = 30;

function fibrillation({ peaks, isFibrillating, hz, count }: ReadRecording): Finding[] {
  return stretches(peaks.length, isFibrillating).map(([first, last]): Finding => {
    const from = first === 0 ? 0 : (peaks[first] ?? 0);
    const to = Math.min(count, (peaks[last - 1] ?? 0) + (last === peaks.length ? hz : 1));
    const value = (to - from) / hz;
    return {
      code: 'AF',
      from,
      to,
      value,
      limit: FIBRILLATION_SEC,
      confidence: confidenceOf(value, FIBRILLATION_SEC / 1.5),
    };
  });
}

/** Minimum beats in a row at an extreme rate, and that rate (PhysioNet/CinC Challenge 2015). */
const SLOW = { beats: 5, perMin: 40 } as const;
const FAST = { beats: 17, perMin: 140 } as const;

/** Finds five beats below 40 per minute, or seventeen above 140. */
function extremes(recording: Recording): Finding[] {
  return [
    ...extreme(recording, { code: 'bradycardia', ...SLOW, isBeyond: (rate) => rate < SLOW.perMin }),
    ...extreme(recording, { code: 'tachycardia', ...FAST, isBeyond: (rate) => rate > FAST.perMin }),
  ];
}

interface Extreme {
  code: 'bradycardia' | 'tachycardia';
  beats: number;
  perMin: number;
  isBeyond: (rate: number) => boolean;
}

function extreme({ peaks, readRr: rr }: Recording, { code, beats, perMin, isBeyond }: Extreme): Finding[] {
  const inRow = beats - 1;
  const beyond = new Uint8Array(peaks.length);
  let [sum, known] = [0, 0];
  for (let index = 1; index < rr.length; index += 1) {
    const [entering, leaving] = [rr[index] ?? 0, index > inRow ? (rr[index - inRow] ?? 0) : 0];
    sum += entering - leaving;
    known += (entering > 0 ? 1 : 0) - (leaving > 0 ? 1 : 0);
    if (known === inRow && isBeyond((60_000 * inRow) / sum)) beyond.fill(1, index - inRow, index + 1);
  }
  return stretches(peaks.length, (index) => beyond[index] === 1).map(([first, last]): Finding => {
    const [from, to] = [peaks[first] ?? 0, peaks[last - 1] ?? 0];
    const value = Math.round(
      (60_000 * (last - first - 1)) / (rr.slice(first + 1, last).reduce((all, ms) => all + ms, 0) || 1),
    );
    return { code, from, to: to + 1, value, limit: perMin, confidence: confidenceOf(value, perMin) };
  });
}

/** Minimum consecutive seconds of noise to report (our choice). */
const NOISY_SEC = 10;

/** Finds noise, except where a silence is already reported: a flat line counts as noise too. */
function noisy({ hz, seconds, count, isNoisyAt }: Recording, still: readonly Finding[]): Finding[] {
  return stretches(seconds.length, (second) => isNoisyAt((second + 0.5) * hz)).flatMap(([first, last]): Finding[] => {
    const value = last - first;
    if (value < NOISY_SEC) return [];
    const [from, to] = [first * hz, Math.min(count, last * hz)];
    if (still.some((silence) => silence.from < to && silence.to > from)) return [];
    return [{ code: 'unreadable', from, to, value, limit: NOISY_SEC, confidence: 1 }];
  });
}

/** Minimum paced beats in a row to report (our choice). */
const PACED_BEATS = 3;

function paced({ peaks, isPaced }: ReadRecording): Finding[] {
  return stretches(peaks.length, isPaced).flatMap(([first, last]): Finding[] => {
    const value = last - first;
    if (value < PACED_BEATS) return [];
    const [from, to] = [peaks[first] ?? 0, (peaks[last - 1] ?? 0) + 1];
    return [{ code: 'paced', from, to, value, limit: PACED_BEATS, confidence: confidenceOf(value + 1, PACED_BEATS) }];
  });
}
