import { distanceBetween, pointOf } from '../../../../../contract/distance';
import { dayAt, MINUTE_MS, parseIsoMoment } from '../../../../../contract/moment';
import { regionPrefix } from '../../../../../contract/regions';
import { TRAVEL_GAP_MIN } from '../applications/applicationLimits';
import type { ServiceApplication } from '../applications/serviceApplication';
import type { ServiceType } from '../serviceType';
import type { AssignableAttendant, AssignProblem } from './assignableAttendant';
import type { Attendant } from './attendant';
import type { AttendantRole } from './attendantRoles';
import { type Certificate, type CertificateType, holdsCertificate } from './certificates';

/** The fields of an attendant that determine whether they can take a visit. */
export type Candidate = Pick<
  Attendant,
  | 'status'
  | 'role'
  | 'certs'
  | 'serviceTypeIds'
  | 'homeLng'
  | 'homeLat'
  | 'travelRadiusKm'
  | 'dailyCap'
  | 'monthlyHoursCap'
  | 'rating'
>;

/** An attendant's existing workload, without the visit in question. */
export interface AttendantLoad {
  /** Visits of the day, in milliseconds since 1970. */
  day: readonly { start: number; end: number }[];
  /** Visits of the adjacent days, which may cross midnight. */
  near?: readonly { start: number; end: number }[];
  /** Minutes planned in the month. */
  monthMinutes: number;
  /** Recent visits to the same elder. */
  visitsToElder: number;
}

/** The visit to assign. */
export type Visit = Pick<ServiceApplication, 'serviceTypeId' | 'planStart' | 'planEnd' | 'serviceLng' | 'serviceLat'>;

export interface FitnessOptions {
  attendant: Candidate;
  serviceType: Pick<ServiceType, 'requireRole' | 'nursesOnly'>;
  visit: Visit;
  load: AttendantLoad;
}

export type Fitness = Pick<AssignableAttendant, 'score' | 'parts' | 'distanceM' | 'eligible' | 'problems'>;

/** Maximum points of each part of the score; 100 in total. */
export const FITNESS_POINTS = { distance: 40, load: 30, rating: 20, familiar: 10 };
const RATING_MAX = 5;
/** The rating assumed for an attendant without one. */
const RATING_UNKNOWN = 3;
/** Number of visits to the same elder that earns all points for familiarity. */
const FAMILIAR_VISITS = 5;
const MINUTES_PER_HOUR = 60;

/** Returns whether an attendant can take a visit, the obstacles, and a score. */
export function fitnessOf({ attendant, serviceType, visit, load }: FitnessOptions): Fitness {
  const planned = span(visit);
  const monthMinutes = load.monthMinutes + (planned.end - planned.start) / MINUTE_MS;
  const monthCap = (attendant.monthlyHoursCap ?? Number.POSITIVE_INFINITY) * MINUTES_PER_HOUR;
  const dayCap = attendant.dailyCap ?? Number.POSITIVE_INFINITY;
  const radiusM = attendant.travelRadiusKm == null ? Number.POSITIVE_INFINITY : attendant.travelRadiusKm * 1000;
  const home = pointOf(attendant.homeLng, attendant.homeLat);
  const place = pointOf(visit.serviceLng, visit.serviceLat);
  const distanceM = home && place ? distanceBetween(home, place) : null;
  const obstacles: Readonly<Record<AssignProblem, boolean>> = {
    notPassed: attendant.status !== 'passed',
    roleMismatch: !isRoleFit(attendant.role, serviceType),
    serviceNotOffered: !(attendant.serviceTypeIds ?? []).includes(visit.serviceTypeId),
    certificateMissing: !areCertificatesFit(attendant, serviceType, dayAt(planned.start)),
    overlap: [...load.day, ...(load.near ?? [])].some((other) => isTooClose(other, planned)),
    dailyCap: load.day.length + 1 > dayCap,
    monthlyCap: monthMinutes > monthCap,
    tooFar: distanceM !== null && distanceM > radiusM,
  };
  const problems = (Object.keys(obstacles) as AssignProblem[]).filter((problem) => obstacles[problem]);
  const loadRatio = Math.min(1, Math.max(load.day.length / dayCap, load.monthMinutes / monthCap));
  // Unknown values earn no points.
  const distanceRatio = distanceM === null ? 1 : Math.min(1, distanceM / Math.min(radiusM, 30_000));
  const parts = {
    distance: Math.round(FITNESS_POINTS.distance * (1 - distanceRatio)),
    load: Math.round(FITNESS_POINTS.load * (1 - loadRatio)),
    rating: Math.round((FITNESS_POINTS.rating * (attendant.rating ?? RATING_UNKNOWN)) / RATING_MAX),
    familiar: Math.round((FITNESS_POINTS.familiar * Math.min(FAMILIAR_VISITS, load.visitsToElder)) / FAMILIAR_VISITS),
  };
  const eligible = problems.length === 0;
  const score = eligible ? parts.distance + parts.load + parts.rating + parts.familiar : 0;
  return { score, parts, distanceM, eligible, problems };
}

/** Returns whether a role can do a service. */
export function isRoleFit(
  role: AttendantRole,
  { requireRole, nursesOnly }: Pick<ServiceType, 'requireRole' | 'nursesOnly'>,
): boolean {
  return (requireRole ?? []).includes(role) && (nursesOnly !== true || role === 'nurse');
}

/** Certificates required for every visit. */
const REQUIRED_CERTIFICATES: readonly CertificateType[] = ['health', 'noCrime'];
/** The certificate of a role. Nurses must hold theirs; others must only keep it valid once they hold it. */
const CERTIFICATE_OF_ROLE: Readonly<Partial<Record<AttendantRole, CertificateType>>> = {
  caregiver: 'care',
  nurse: 'nurse',
  rehab: 'rehab',
};

/** Returns whether the certificates that a service requires are present and valid on the day of the visit. */
export function areCertificatesFit(
  { role, certs }: { role: AttendantRole; certs: readonly Certificate[] | null },
  { nursesOnly }: Partial<Pick<ServiceType, 'nursesOnly'>>,
  day: string,
): boolean {
  const certificates = certs ?? [];
  const roleCertificate = CERTIFICATE_OF_ROLE[role];
  const needsRoleCertificate =
    role === 'nurse' || nursesOnly === true || certificates.some(({ type }) => type === roleCertificate);
  const needed =
    roleCertificate && needsRoleCertificate ? [...REQUIRED_CERTIFICATES, roleCertificate] : REQUIRED_CERTIFICATES;
  return needed.every((type) => holdsCertificate(certificates, type, day));
}

/** Returns whether there are less than 15 minutes between two visits of one attendant. */
export function isTooClose(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  const gap = TRAVEL_GAP_MIN * MINUTE_MS;
  return one.start < other.end + gap && other.start < one.end + gap;
}

function span({ planStart, planEnd }: Pick<Visit, 'planStart' | 'planEnd'>) {
  return { start: parseIsoMoment(planStart) ?? 0, end: parseIsoMoment(planEnd) ?? 0 };
}

/** The location of a visit, as far as known: the region of GB/T 2260 and the street. */
export interface VisitArea {
  regionCode: string | null;
  street: string | null;
}

/**
 * Returns whether a visit is in an attendant's working area: in the region, and on one of the streets if there are any.
 * Null if the location is unknown.
 */
export function isInArea(
  { region, serviceStreets }: Pick<Attendant, 'region' | 'serviceStreets'>,
  { regionCode, street }: VisitArea,
): boolean | null {
  const streets = serviceStreets ?? [];
  if (streets.length > 0 && street !== null) return streets.includes(street);
  if (regionCode === null) return null;
  // Either code can be more specific than the other.
  return regionCode.startsWith(regionPrefix(region)) || region.startsWith(regionPrefix(regionCode));
}
