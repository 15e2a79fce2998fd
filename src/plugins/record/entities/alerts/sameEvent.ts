import { type FindingCode, lifeThreatening } from './alertCodes';
import { combineEpisodeStates, type EpisodeState } from './episodeState';
import type { Finding, WardFinding } from './wearerAlert';

/**
 * Codes of the same event from different sources, such as a fast heart rate in a day's samples and in an ECG (our choice).
 */
const families: readonly (readonly FindingCode[])[] = [
  ['heartRateHigh', 'ventricularRun', 'ventricularFibrillation'],
  ['heartRateLow', 'asystole', 'pauseLong', 'heartRateImplausible'],
  ['oxygenLow', 'oxygenImplausible'],
  ['breathingSlow', 'breathingImplausible'],
  ['possibleFall', 'fall'],
];

const familyOf = (code: FindingCode) => families.find((codes) => codes.includes(code));

/**
 * Whether two findings are about the same event: of one family, and either overlapping in time or about the same whole day.
 */
export function isSameEvent(one: Finding, other: Finding): boolean {
  const isSameFamily = one.code === other.code || (familyOf(one.code)?.includes(other.code) ?? false);
  if (!isSameFamily) return false;
  // A finding about a whole day has the time of its last sample, which moves.
  if (one.wholeDay || other.wholeDay) return one.date === other.date;
  return one.fromTime <= other.toTime && other.fromTime <= one.toTime;
}

/** Whether a finding is life-threatening. */
export const isUrgent = ({ code, level }: Finding): boolean => level === 'critical' && lifeThreatening.includes(code);

/** An event with all findings about it. */
export interface WardEvent {
  /** The worst finding. */
  worst: WardFinding;
  /** Other findings about the event. */
  others: WardFinding[];
  fromTime: string;
  toTime: string;
  /** Whether the event has ended; null when it has no duration. */
  episodeState: EpisodeState | null;
}

/** Groups findings, the worst first, into events. */
export function eventsOf(findings: readonly WardFinding[]): WardEvent[] {
  const events: WardEvent[] = [];
  for (const finding of findings) {
    const event = events.find(({ worst, others }) => [worst, ...others].some((each) => isSameEvent(each, finding)));
    const { fromTime, toTime, known: end = null } = finding;
    if (!event) {
      events.push({ worst: finding, others: [], fromTime, toTime, episodeState: end });
      continue;
    }
    event.others.push(finding);
    if (fromTime < event.fromTime) event.fromTime = fromTime;
    if (toTime > event.toTime) event.toTime = toTime;
    event.episodeState = combineEpisodeStates([event.episodeState, end]);
  }
  return events;
}
