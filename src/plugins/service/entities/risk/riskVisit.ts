import type { Point } from '../../../../../contract/distance';
import type { PayerType } from '../../../elderly/entities/payerTypes';
import type { AttendantRole } from '../attendantRoles';
import type { Certificate } from '../certificates';

/** A perceptual hash of 64 bits as two whole numbers of 32: pictures that look alike differ in few bits. */
export type PerceptualHash = readonly [number, number];

/** Reads a hash of 16 hexadecimal digits. */
export function perceptualHash(digits: string): PerceptualHash {
  return [Number.parseInt(digits.slice(0, 8), 16) | 0, Number.parseInt(digits.slice(8, 16), 16) | 0];
}

/** A photo as the rules compare it. */
export interface RiskPhoto {
  /** Null for a photo of which nothing is known. */
  sha256: string | null;
  pHash: PerceptualHash | null;
  /** Chosen from the album instead of taken by the app. */
  fromAlbum: boolean;
  /** Seconds between taking and sending it; null when the picture does not tell. */
  ageSeconds: number | null;
}

/** The beginning or the end of a visit as it was signed. Moments are milliseconds since 1970. */
export interface RiskSign {
  time: number;
  /** The clock of the handset at that moment. */
  phoneTime: number | null;
  /** When the server learnt of it. */
  recordedTime: number | null;
  place: Point | null;
  /** Radius in metres within which the handset believed itself to be. */
  accuracyM: number | null;
  /** The place was simulated, or the handset is rooted. */
  mock: boolean;
  phoneId: string | null;
  /** Entered by an administrator afterwards; the handset then knows nothing of it. */
  manual: boolean;
  photos: readonly RiskPhoto[];
}

/** What the service type asks of its visits. */
export interface RiskPolicy {
  minMinutes: number;
  signInPhotos: number;
  signOutPhotos: number;
  albumAllowed: boolean;
  needSignature: boolean;
  twoPerson: boolean;
  nursesOnly: boolean;
  /** Any one of these roles; empty when every role may. */
  roles: readonly AttendantRole[];
  /** Grades that may receive it; empty when all may. */
  capacityTypeIds: readonly number[];
}

/** Who came, as they stood on that day. */
export interface RiskAttendant {
  role: AttendantRole;
  certificates: readonly Certificate[];
  /** Had been passed, and was neither banned nor gone. */
  passed: boolean;
}

/** Who was visited, as they stood on that day. */
export interface RiskElder {
  state: 'served' | 'notServed' | 'deceased';
  capacityTypeId: number | null;
}

/** The facts of one visit that the rules read. Moments are milliseconds since 1970. */
export interface RiskVisit {
  id: number;
  attendantId: number | null;
  elderlyId: number;
  payerType: PayerType;
  /** The company's calendar day of the plan, `YYYY-MM-DD`. */
  day: string;
  planStart: number;
  planEnd: number;
  /** Where the service takes place; null while the address is not geocoded. */
  place: Point | null;
  geofenceM: number | null;
  signIn: RiskSign | null;
  signOut: RiskSign | null;
  /** Photos of the work itself. */
  servicePhotos: readonly RiskPhoto[];
  /** Nobody signed in until well after the planned end. */
  missedIn: boolean;
  /** Closed by the server because nobody signed out. */
  missedOut: boolean;
  /** Its times were changed after it was completed. */
  amended: boolean;
  /** Signed or confirmed by the elder or the family. */
  confirmed: boolean;
  policy: RiskPolicy;
  /** Null when nobody was assigned. */
  attendant: RiskAttendant | null;
  elder: RiskElder;
}

/** Another visit near the one in question. Moments are milliseconds since 1970. */
export interface NeighbourVisit {
  id: number;
  attendantId: number | null;
  elderlyId: number;
  /** When it began: signed, otherwise planned. */
  start: number;
  /** When it ended: signed, otherwise planned. */
  end: number;
  /** Where it was signed out. */
  endPlace: Point | null;
  signedIn: boolean;
  signedOut: boolean;
  /** Signed by hand or amended. */
  manual: boolean;
  twoPerson: boolean;
  payerType: PayerType;
}

/** A photo of another visit. */
export interface NeighbourPhoto {
  visitId: number;
  time: number;
  sha256: string;
  pHash: PerceptualHash | null;
}

/** A sign-in or sign-out from some handset. */
export interface PhoneUse {
  phoneId: string;
  attendantId: number;
  time: number;
}

/** What the rules know of other visits. */
export interface RiskNeighbours {
  /** The attendant's other visits that begin on the day before, the same day or the day after. */
  attendantVisits: readonly NeighbourVisit[];
  /** Visits of others to the same elder in these three days. */
  elderVisits: readonly NeighbourVisit[];
  /** The attendant's work of that day up to and including this visit. */
  dayMinutes: number;
  dayVisits: number;
  /** Minutes the long-term care insurance has paid for this elder in that month, up to and including this visit. */
  monthMinutes: number;
  /** The attendant's signed visits of the 30 days up to and including this one, and how many of them by hand. */
  recentVisits: number;
  recentManual: number;
  /** The attendant's finished visits directly before this one, the latest first. */
  previousVisits: readonly NeighbourVisit[];
  /** Photos of earlier visits: anybody's with the same content, and all of this attendant's. */
  photos: readonly NeighbourPhoto[];
  /** Uses of the same handsets, by anybody. */
  phoneUses: readonly PhoneUse[];
}
