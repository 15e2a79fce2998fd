import type { VisitPlace } from './visitWindow';

/** Anomalies that every size contains, for the risk rules to find. */
export type ScriptedCase =
  | 'overlap'
  | 'samePhoto'
  | 'sharedPhone'
  | 'farAway'
  | 'threeMinutes'
  | 'missingSignOut'
  | 'mockPosition'
  | 'deceasedElder'
  | 'expiredCertificate'
  | 'impossibleTravel';

/** All of them are on one past day. */
const SCRIPTED_DAYS_AGO = 2;
/** Number of visits of that day that go as planned unless an anomaly is planted, as references for the anomalies. */
const ORDINARY = 20;

/** By the index of the visit on that day. The visit four positions before is in the same district at the same time. */
const SCRIPTED_CASES: Readonly<Record<number, ScriptedCase>> = {
  3: 'farAway',
  4: 'overlap',
  5: 'samePhoto',
  6: 'sharedPhone',
  8: 'threeMinutes',
  9: 'missingSignOut',
  10: 'mockPosition',
  11: 'impossibleTravel',
  12: 'deceasedElder',
  13: 'expiredCertificate',
};
/** Distance in positions to the partner visit of an overlap, a shared photo, a shared phone or an impossible journey. */
export const PARTNER_BEFORE = 4;

/** Returns the anomaly planted in a visit. */
export function scriptedCaseOf({ daysAgo, index }: VisitPlace): ScriptedCase | undefined {
  return daysAgo === SCRIPTED_DAYS_AGO ? SCRIPTED_CASES[index] : undefined;
}

/** Returns whether a visit must have no random anomaly. */
export function isOrdinary({ daysAgo, index }: VisitPlace): boolean {
  return daysAgo === SCRIPTED_DAYS_AGO && index < ORDINARY;
}
