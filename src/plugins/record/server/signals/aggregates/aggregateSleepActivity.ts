import {
  countWhere,
  longestRun,
  mean,
  minimum,
  roundTo,
  sum,
  windowMeans,
  withoutGaps,
} from '../../../../../../server/plugin-api/builtin';
import { eventNumber, type SignalDay, sampleMinutes, samplesOf } from '../signalDay';

/** Minimum movements of a restless minute (our choice). */
const RESTLESS_MOVES = 5;
const L5_MIN = 5 * 60;
/** Minimum measured share of a window. */
const WINDOW_SHARE = 0.9;

/** Returns the movements of a night in bed, its quietest period, and times out of bed; null where nothing was measured. */
export function aggregateSleepActivity(day: SignalDay) {
  const moves = samplesOf(day, 'moves');
  const known = withoutGaps(moves);
  const turns = withoutGaps(samplesOf(day, 'turns'));
  const minutesPerSample = sampleMinutes(day);
  const shareOf = (holds: (value: number) => boolean) =>
    known.length === 0 ? null : roundTo((100 * countWhere(moves, holds)) / known.length, 1);
  const absences = withoutGaps(day.events.map((event) => eventNumber(event, 'durationSec')));
  const window = minutesPerSample > 0 ? Math.round(L5_MIN / minutesPerSample) : L5_MIN;
  return {
    moveCount: known.length > 0 ? sum(known) : null,
    turnOver: turns.length > 0 ? sum(turns) : null,
    stillLongestMin: known.length > 0 ? roundTo(longestRun(moves, (value) => value === 0) * minutesPerSample) : null,
    restlessPct: shareOf((value) => value >= RESTLESS_MOVES),
    outOfBed: day.events.length,
    outOfBedMin: roundTo(sum(absences) / 60),
    l5: roundTo(minimum([...windowMeans(moves, window, WINDOW_SHARE)]) ?? (known.length > 0 ? mean(known) : null), 1),
    activityIndex: shareOf((value) => value > 0),
  };
}
