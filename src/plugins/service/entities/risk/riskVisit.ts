import type { Point } from '../../../../../contract/distance';
import type { PayerType } from '../../../elderly/entities/payerTypes';
import type { AttendantRole } from '../attendants/attendantRoles';
import type { Certificate } from '../attendants/certificates';

/** A 64-bit perceptual hash as two 32-bit integers; hashes of similar pictures differ in few bits. */
export type PerceptualHash = readonly [number, number];

/** Parses a hash of 16 hexadecimal digits. */
export function perceptualHash(digits: string): PerceptualHash {
  return [Number.parseInt(digits.slice(0, 8), 16) | 0, Number.parseInt(digits.slice(8, 16), 16) | 0];
}

/** A photo in the form that the rules compare. */
export interface RiskPhoto {
  /** Null if the hash is unknown. */
  sha256: string | null;
  pHash: PerceptualHash | null;
  /** Selected from the album instead of taken by the app. */
  fromAlbum: boolean;
  /** Seconds between taking and sending it; null if the picture does not contain the time. */
  ageSeconds: number | null;
}

/** The sign-in or sign-out of a visit. Moments are milliseconds since 1970. */
export interface RiskSign {
  time: number;
  /** The handset's clock at that moment. */
  phoneTime: number | null;
  /** When the server recorded it. */
  recordedTime: number | null;
  place: Point | null;
  /** Radius of the handset's position estimate, in meters. */
  accuracyM: number | null;
  /** The place is simulated, or the handset is rooted. */
  mock: boolean;
  phoneId: string | null;
  /** Entered later by an administrator, so there are no handset data. */
  manual: boolean;
  photos: readonly RiskPhoto[];
}

/** The requirements of the service type on its visits. */
export interface RiskPolicy {
  minMinutes: number;
  signInPhotos: number;
  signOutPhotos: number;
  albumAllowed: boolean;
  needSignature: boolean;
  twoPerson: boolean;
  nursesOnly: boolean;
  /** Accepted roles; empty for all. */
  roles: readonly AttendantRole[];
  /** Grades that can receive it; empty for all. */
  capacityTypeIds: readonly number[];
}

/** The attendant of the visit, as of that day. */
export interface RiskAttendant {
  role: AttendantRole;
  certificates: readonly Certificate[];
  /** Had passed, and was neither banned nor gone. */
  passed: boolean;
}

/** The elder of the visit, as of that day. */
export interface RiskElder {
  state: 'served' | 'notServed' | 'deceased';
  capacityTypeId: number | null;
}

/** The facts about one visit that the rules read. Moments are milliseconds since 1970. */
export interface RiskVisit {
  id: number;
  attendantId: number | null;
  elderlyId: number;
  payerType: PayerType;
  /** The company's calendar day of the planned start, `YYYY-MM-DD`. */
  day: string;
  planStart: number;
  planEnd: number;
  /** The place of service; null while the address is not geocoded. */
  place: Point | null;
  geofenceM: number | null;
  signIn: RiskSign | null;
  signOut: RiskSign | null;
  /** Photos of the service itself. */
  servicePhotos: readonly RiskPhoto[];
  /** There was no sign-in until well after the planned end. */
  missedIn: boolean;
  /** The server closed the visit because there was no sign-out. */
  missedOut: boolean;
  /** Its times were changed after completion. */
  amended: boolean;
  /** Signed or confirmed by the elder or the family. */
  confirmed: boolean;
  policy: RiskPolicy;
  /** Null if no attendant was assigned. */
  attendant: RiskAttendant | null;
  elder: RiskElder;
}

/** Another visit near the one under evaluation. Moments are milliseconds since 1970. */
export interface NeighbourVisit {
  id: number;
  attendantId: number | null;
  elderlyId: number;
  /** Start: the sign-in, or the planned start. */
  start: number;
  /** End: the sign-out, or the planned end. */
  end: number;
  /** Place of the sign-out. */
  endPlace: Point | null;
  signedIn: boolean;
  signedOut: boolean;
  /** Signed manually or amended. */
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

/** A sign-in or sign-out with a handset. */
export interface PhoneUse {
  phoneId: string;
  attendantId: number;
  time: number;
}

/** The data about other visits that the rules read. */
export interface RiskNeighbours {
  /** The attendant's other visits that begin on the previous, the same or the next day. */
  attendantVisits: readonly NeighbourVisit[];
  /** Other visits to the same elder in these three days. */
  elderVisits: readonly NeighbourVisit[];
  /** The attendant's work of that day up to and including this visit. */
  dayMinutes: number;
  dayVisits: number;
  /** Minutes that the long-term care insurance covers for this elder in that month, up to and including this visit. */
  monthMinutes: number;
  /** The attendant's signed visits in the 30 days up to and including this one, and how many were manual. */
  recentVisits: number;
  recentManual: number;
  /** The attendant's finished visits directly before this one, the latest first. */
  previousVisits: readonly NeighbourVisit[];
  /** Photos of earlier visits: all with the same content, and all of this attendant's. */
  photos: readonly NeighbourPhoto[];
  /** Uses of the same handsets by any attendant. */
  phoneUses: readonly PhoneUse[];
}
