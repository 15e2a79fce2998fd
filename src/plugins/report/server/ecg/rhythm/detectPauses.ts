import { quantile } from '../../../../../../server/plugin-api/builtin';
import type { SignalSecond } from '../signal/signalState';
import { confidenceOf, type EpisodeRecording, EVEN_CONFIDENCE, type Finding } from './episode';

const PAUSE_SEC = 2;
/** Minimum seconds without a beat for asystole (PhysioNet/CinC Challenge 2015). */
const ASYSTOLE_SEC = 4;
/** Seconds before its R peak at which a beat has begun: a second that ends later contains a part of it. */
const ONSET_SEC = 0.2;
/**
 * Quantile of the steepness per second that represents beats: at all but very slow rates more than a fifth of the seconds
 * contain one. Something with `MISSED_SHARE` of that steepness may be a missed beat.
 */
const USUAL_SHARE = 0.8;
const MISSED_SHARE = 0.4;
const MISSED_MV = 0.1;
/** A flatter signal is a lost electrode or cardiac standstill, mV. */
const FLAT_MV = 0.04;
/** Maximum hum of an electrode that was never attached, mV: a recording without any beat contains no more. */
const QUIET_MV = 0.15;

/** A range of samples, as start and end. */
type SampleRange = readonly [number, number];

/** Finds pauses, asystole and lost electrodes: between beats, at the ends of the recording, and next to missing samples. */
export function detectPauses(recording: EpisodeRecording, flutter: readonly Finding[]): Finding[] {
  const { hz, count, peaks, gapsWithin: lostWithin } = recording;
  const steepness = recording.seconds.map(({ steep }) => steep);
  const usualSteepness = quantile(steepness, USUAL_SHARE) ?? 0;
  const flutterRanges = flutter.map(({ from, to }): SampleRange => [from, to]);
  return [...peaks, count].flatMap((sample, index) => {
    const before = peaks[index - 1] ?? 0;
    if (sample - before < PAUSE_SEC * hz) return [];
    const parts = subtractRanges([before, sample], [...lostWithin(before, sample), ...flutterRanges]);
    const isBetweenBeats = index > 0 && index < peaks.length;
    return parts.flatMap(([from, to]): Finding[] => {
      const value = (to - from) / hz;
      if (value >= ASYSTOLE_SEC) return [classifyAsystole([from, to], recording, usualSteepness)];
      if (!isBetweenBeats || from !== before || to !== sample) return [];
      return [{ code: 'pause', from, to, value, limit: PAUSE_SEC, confidence: 1 }];
    });
  });
}

/** Classifies four seconds without a beat: asystole, a lost electrode, or possibly missed beats. */
function classifyAsystole([from, to]: SampleRange, recording: EpisodeRecording, usualSteepness: number): Finding {
  const { hz, seconds, peaks, isClippedAt } = recording;
  const value = (to - from) / hz;
  const finding = { from, to, value, limit: ASYSTOLE_SEC };
  const inside = seconds.slice(Math.ceil(from / hz) + 1, Math.floor(to / hz - ONSET_SEC));
  const isNoisy = inside.some(({ steep }) => steep > MISSED_SHARE * usualSteepness && steep > MISSED_MV);
  if (isNoisy) return { ...finding, code: 'unreadable', confidence: EVEN_CONFIDENCE };
  const isFlat = inside.length > 0 && inside.every(({ rawHeight }) => rawHeight < FLAT_MV);
  const isOff =
    peaks.length === 0
      ? inside.every(isQuiet)
      : isFlat && (hasJumped(seconds, { from, to, hz }) || [from - hz, from, from + hz, to].some(isClippedAt));
  if (isOff) return { ...finding, code: 'leadOff', confidence: 1 };
  return { ...finding, code: 'asystole', confidence: isFlat ? EVEN_CONFIDENCE : confidenceOf(value, ASYSTOLE_SEC) };
}

/** Returns whether there is only the hum that an unattached electrode picks up. */
const isQuiet = ({ rawHeight }: SignalSecond) => rawHeight < QUIET_MV;

/** Returns whether the level of a flat line differs from the signal around it, as when an electrode comes off. */
function hasJumped(seconds: readonly SignalSecond[], { from, to, hz }: { from: number; to: number; hz: number }) {
  const inside = seconds[Math.floor((from + to) / 2 / hz)];
  const around = [seconds[Math.floor(from / hz) - 1], seconds[Math.ceil(to / hz) + 1]];
  return around.some(
    (second) => second && inside && Math.abs(second.level - inside.level) > second.rawHeight / 2 + FLAT_MV,
  );
}

/** Subtracts ranges from a range. */
function subtractRanges(range: SampleRange, others: readonly SampleRange[]): SampleRange[] {
  return others.reduce<SampleRange[]>(
    (parts, [begin, end]) =>
      parts.flatMap(([from, to]): SampleRange[] => {
        if (end <= from || begin >= to) return [[from, to]];
        const sides: SampleRange[] = [
          [from, begin],
          [end, to],
        ];
        return sides.filter(([first, last]) => last > first);
      }),
    [range],
  );
}
