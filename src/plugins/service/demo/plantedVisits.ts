import type { VisitPlace } from './visitWindow';

/** Anomalies that every size contains, for the risk rules to find. */
export type PlantedCase =
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
const PLANTED_DAYS_AGO = 2;
/** Number of visits of that day that go as planned unless an anomaly is planted, as references for the anomalies. */
const ORDINARY = 20;

/** By the index of the visit on that day. The visit four positions before is in the same district at the same time. */
const PLANTED: Readonly<Record<number, PlantedCase>> = {
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
export function plantedCase({ daysAgo, index }: VisitPlace): PlantedCase | undefined {
  return daysAgo === PLANTED_DAYS_AGO ? PLANTED[index] : undefined;
}

/** Returns whether a visit must have no random anomaly. */
export function isOrdinary({ daysAgo, index }: VisitPlace): boolean {
  return daysAgo === PLANTED_DAYS_AGO && index < ORDINARY;
}
