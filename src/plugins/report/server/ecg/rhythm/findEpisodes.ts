import { type SignalSecond, WINDOW_SEC } from '../signal/signalState';
import { type AtrialInput, droppedBeats, supraventricularEpisodes } from './atrialEpisodes';
import { detectPauses } from './detectPauses';
import { confidenceOf, type EcgEpisode, type EpisodeRecording, episodeOf, type Finding, findRuns } from './episode';
import { ventricularEpisodes } from './ventricularEpisodes';

/** All data that the episodes are derived from. */
export interface EpisodeInput extends EpisodeRecording, AtrialInput {
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
export function findEpisodes(recording: EpisodeInput): EcgEpisode[] {
  const flutter = flutterEpisodes(recording);
  const pauses = detectPauses(recording, flutter);
  return [
    ...flutter,
    ...ventricularEpisodes(recording, recording),
    ...pauses,
    ...fibrillationEpisodes(recording),
    ...supraventricularEpisodes(recording, recording),
    ...droppedBeats(recording, recording),
    ...rateExtremes(recording),
    ...pacedEpisodes(recording),
    ...noisyEpisodes(recording, pauses),
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
function flutterEpisodes({ hz, seconds, count, isSaturatedAt }: EpisodeInput): Finding[] {
  const isSaturated = (last: number) =>
    Array.from({ length: WINDOW_SEC }, (_, back) => (last - back + 0.5) * hz).some(isSaturatedAt);
  const isFlutter = (second: SignalSecond | undefined) =>
    second !== undefined &&
    second.filled > FLUTTER.filled &&
    second.leakage < FLUTTER.leakage &&
    second.waves > FLUTTER.waves.from &&
    second.waves < FLUTTER.waves.to &&
    second.height > FLUTTER.height;
  return findRuns(seconds.length, (second) => isFlutter(seconds[second]) && !isSaturated(second)).map(
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

function fibrillationEpisodes({ peaks, isFibrillating, hz, count }: EpisodeInput): Finding[] {
  return findRuns(peaks.length, isFibrillating).map(([first, last]): Finding => {
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
function rateExtremes(recording: EpisodeRecording): Finding[] {
  return [
    ...rateExtreme(recording, { code: 'bradycardia', ...SLOW, isBeyond: (rate) => rate < SLOW.perMin }),
    ...rateExtreme(recording, { code: 'tachycardia', ...FAST, isBeyond: (rate) => rate > FAST.perMin }),
  ];
}

interface RateExtreme {
  code: 'bradycardia' | 'tachycardia';
  beats: number;
  perMin: number;
  isBeyond: (rate: number) => boolean;
}

function rateExtreme(
  { peaks, readRr: rr }: EpisodeRecording,
  { code, beats, perMin, isBeyond }: RateExtreme,
): Finding[] {
  const intervalCount = beats - 1;
  const isExtreme = new Uint8Array(peaks.length);
  let [sum, validCount] = [0, 0];
  for (let index = 1; index < rr.length; index += 1) {
    const [entering, leaving] = [rr[index] ?? 0, index > intervalCount ? (rr[index - intervalCount] ?? 0) : 0];
    sum += entering - leaving;
    validCount += (entering > 0 ? 1 : 0) - (leaving > 0 ? 1 : 0);
    if (validCount === intervalCount && isBeyond((60_000 * intervalCount) / sum))
      isExtreme.fill(1, index - intervalCount, index + 1);
  }
  return findRuns(peaks.length, (index) => isExtreme[index] === 1).map(([first, last]): Finding => {
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
function noisyEpisodes({ hz, seconds, count, isNoisyAt }: EpisodeRecording, pauses: readonly Finding[]): Finding[] {
  return findRuns(seconds.length, (second) => isNoisyAt((second + 0.5) * hz)).flatMap(([first, last]): Finding[] => {
    const value = last - first;
    if (value < NOISY_SEC) return [];
    const [from, to] = [first * hz, Math.min(count, last * hz)];
    if (pauses.some((silence) => silence.from < to && silence.to > from)) return [];
    return [{ code: 'unreadable', from, to, value, limit: NOISY_SEC, confidence: 1 }];
  });
}

/** Minimum paced beats in a row to report (our choice). */
const PACED_BEATS = 3;

function pacedEpisodes({ peaks, isPaced }: EpisodeInput): Finding[] {
  return findRuns(peaks.length, isPaced).flatMap(([first, last]): Finding[] => {
    const value = last - first;
    if (value < PACED_BEATS) return [];
    const [from, to] = [peaks[first] ?? 0, (peaks[last - 1] ?? 0) + 1];
    return [{ code: 'paced', from, to, value, limit: PACED_BEATS, confidence: confidenceOf(value + 1, PACED_BEATS) }];
  });
}
