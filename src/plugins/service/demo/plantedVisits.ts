import type { VisitPlace } from './visitWindow';

/** Cases that every size shows, for the rules to find. */
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

/** They all lie on one day that is over. */
const PLANTED_DAYS_AGO = 2;
/** Visits of that day that went as planned, as far as nothing is planted, so that the others have something to refer to. */
const ORDINARY = 20;

/** By the number of the visit of the day; four numbers before stands another visit in the same district at the same time. */
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
/** Distance in positions to the visit that an overlap, a photo, a phone and a journey share. */
export const PARTNER_BEFORE = 4;

/** What is planted at a visit. */
export function plantedCase({ daysAgo, index }: VisitPlace): PlantedCase | undefined {
  return daysAgo === PLANTED_DAYS_AGO ? PLANTED[index] : undefined;
}

/** Whether a visit takes place without anything odd by chance. */
export function isOrdinary({ daysAgo, index }: VisitPlace): boolean {
  return daysAgo === PLANTED_DAYS_AGO && index < ORDINARY;
}
