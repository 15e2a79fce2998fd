import { type FindingCode, lifeThreatening } from './alertCodes';
import type { Finding } from './wearerAlert';

/** What is one and the same seen by different means: a fast heart in a day's rate and in an electrocardiogram (ours). */
const families: readonly (readonly FindingCode[])[] = [
  ['heartRateHigh', 'ventricularRun', 'ventricularFibrillation'],
  ['heartRateLow', 'asystole', 'pauseLong'],
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
  worst: Finding;
  /** What else was found of it elsewhere. */
  others: Finding[];
  fromTime: string;
  toTime: string;
  ongoing: boolean;
}

/** Findings, the worst first, as events. */
export function eventsOf(findings: readonly Finding[]): WardEvent[] {
  const events: WardEvent[] = [];
  for (const finding of findings) {
    const known = events.find(({ worst, others }) => [worst, ...others].some((each) => isSameEvent(each, finding)));
    const { fromTime, toTime, ongoing } = finding;
    if (!known) {
      events.push({ worst: finding, others: [], fromTime, toTime, ongoing: ongoing === true });
      continue;
    }
    known.others.push(finding);
    if (fromTime < known.fromTime) known.fromTime = fromTime;
    if (toTime > known.toTime) known.toTime = toTime;
    known.ongoing ||= ongoing === true;
  }
  return events;
}
