import { type FindingCode, lifeThreatening } from './alertCodes';
import { type Knowledge, worstKnown } from './knowledge';
import type { Finding, WardFinding } from './wearerAlert';

/** What is one and the same seen by different means: a fast heart in a day's rate and in an electrocardiogram (ours). */
const families: readonly (readonly FindingCode[])[] = [
  ['heartRateHigh', 'ventricularRun', 'ventricularFibrillation'],
  ['heartRateLow', 'asystole', 'pauseLong', 'heartRateImplausible'],
  ['oxygenLow', 'oxygenImplausible'],
  ['breathingSlow', 'breathingImplausible'],
  ['possibleFall', 'fall'],
];

const familyOf = (code: FindingCode) => families.find((codes) => codes.includes(code));

/** Whether two findings are of the same event: of one sort, and at moments that overlap or about the same day as a whole. */
export function isSameEvent(one: Finding, other: Finding): boolean {
  const isOneSort = one.code === other.code || (familyOf(one.code)?.includes(other.code) ?? false);
  if (!isOneSort) return false;
  // What is said of a day as a whole is as old as its last sample, which moves.
  if (one.wholeDay || other.wholeDay) return one.date === other.date;
  return one.fromTime <= other.toTime && other.fromTime <= one.toTime;
}

/** Whether a finding is a matter of life. */
export const isUrgent = ({ code, level }: Finding): boolean => level === 'critical' && lifeThreatening.includes(code);

/** An event, and all that speaks of it. */
export interface WardEvent {
  /** The worst of what was found of it. */
  worst: WardFinding;
  /** What else was found of it elsewhere. */
  others: WardFinding[];
  fromTime: string;
  toTime: string;
  /** What is known of its end; null where it has no duration. */
  known: Knowledge | null;
}

/** Findings, the worst first, as events. */
export function eventsOf(findings: readonly WardFinding[]): WardEvent[] {
  const events: WardEvent[] = [];
  for (const finding of findings) {
    const known = events.find(({ worst, others }) => [worst, ...others].some((each) => isSameEvent(each, finding)));
    const { fromTime, toTime, known: end = null } = finding;
    if (!known) {
      events.push({ worst: finding, others: [], fromTime, toTime, known: end });
      continue;
    }
    known.others.push(finding);
    if (fromTime < known.fromTime) known.fromTime = fromTime;
    if (toTime > known.toTime) known.toTime = toTime;
    known.known = worstKnown([known.known, end]);
  }
  return events;
}
