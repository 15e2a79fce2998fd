import { pointOf } from '../../../../../contract/distance';
import { dayAt } from '../../../../../contract/moment';
import type { ServiceApplication } from '../../entities/applications/serviceApplication';
import type { AttendantRole } from '../../entities/attendants/attendantRoles';
import type { Certificate } from '../../entities/attendants/certificates';
import { wasPassed } from '../../entities/attendants/wasPassed';
import type { RiskHit } from '../../entities/risk/evaluateRisk';
import {
  perceptualHash,
  type RiskAttendant,
  type RiskElder,
  type RiskPhoto,
  type RiskPolicy,
  type RiskSign,
  type RiskVisit,
} from '../../entities/risk/riskVisit';
import type { ServiceType } from '../../entities/serviceType';
import { listIn, type VisitRow } from './visitRows';

/** The current database row of a visit's attendant. */
export interface AttendantRow {
  id: number;
  role: AttendantRole;
  certificates: readonly Certificate[];
  status: string;
  passTime: number | null;
  banTime: number | null;
  leaveDate: string | null;
}

/** The current database row of a visit's elder. */
export interface ElderRow {
  id: number;
  status: string;
  deceasedDate: string | null;
}

export interface VisitParts {
  row: VisitRow;
  serviceType: ServiceType | undefined;
  attendant: AttendantRow | undefined;
  elder: ElderRow | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Milliseconds after a visit for which the elder's current state also counts as the state at the visit. */
const STATE_VALID_MS = 24 * 3_600_000;

type Step = NonNullable<ServiceApplication['steps']>[number];
type PhotoFact = NonNullable<ServiceApplication['photoFacts']>[number];

/** Converts a visit to the facts that the rules read. */
export function toRiskVisit({ row, serviceType, attendant, elder, now }: VisitParts): RiskVisit {
  const facts = listIn<PhotoFact>(row.photoFacts);
  const day = dayAt(row.planStart);
  return {
    id: row.id,
    attendantId: row.attendantId,
    elderlyId: row.elderlyId,
    payerType: row.payerType,
    day,
    planStart: row.planStart,
    planEnd: row.planEnd,
    place: pointOf(row.serviceLng, row.serviceLat) ?? null,
    geofenceM: row.geofenceM,
    signIn: signOf(row, 'signIn', facts),
    signOut: signOf(row, 'signOut', facts),
    servicePhotos: photosOf(facts, 'service', 0),
    missedIn: row.status === 'missed',
    missedOut: row.missedOut === 1,
    amended: row.isAmended === 1,
    confirmed: row.elderSignature !== null || row.confirmBy === 'elder' || row.confirmBy === 'family',
    policy: policyOf(serviceType),
    attendant: attendant ? attendantAt(attendant, row.signInTime ?? row.planStart) : null,
    elder: elderAt(elder, row, { day, now }),
  };
}

function signOf(row: VisitRow, end: 'signIn' | 'signOut', facts: readonly PhotoFact[]): RiskSign | null {
  const time = row[`${end}Time`];
  if (time === null) return null;
  const manualSteps = manualEntry(row, end);
  return {
    time,
    phoneTime: row[`${end}PhoneTime`],
    recordedTime: manualSteps?.recordedTime ?? null,
    place: pointOf(row[`${end}Lng`], row[`${end}Lat`]) ?? null,
    accuracyM: row[`${end}AccuracyM`],
    mock: row[`${end}Mock`] === 1,
    phoneId: row[`${end}PhoneId`],
    manual: manualSteps !== undefined,
    photos: photosOf(facts, end, listIn(row[`${end}Photos`]).length),
  };
}

/**
 * Returns the manual entry of an end, if there is one. The method of a visit is that of its last end, so the history
 * shows which end was entered manually. An imported visit has no such history and no handset.
 */
function manualEntry({ signMethod, steps }: VisitRow, end: 'signIn' | 'signOut') {
  if (signMethod !== 'manual') return undefined;
  const manualSteps = listIn<Step>(steps).filter(
    ({ action }) => action === 'signInManual' || action === 'signOutManual',
  );
  if (manualSteps.length === 0) return { recordedTime: null };
  const step = manualSteps.find(({ action }) => action === `${end}Manual`);
  return step && { recordedTime: Date.parse(step.time) };
}

function photosOf(facts: readonly PhotoFact[], slot: PhotoFact['slot'], photoCount: number): RiskPhoto[] {
  const knownPhotos = facts
    .filter((fact) => fact.slot === slot)
    .map(({ sha256, pHash, fromAlbum, ageSeconds }) => ({
      sha256,
      pHash: pHash ? perceptualHash(pHash) : null,
      fromAlbum: fromAlbum === true,
      ageSeconds: ageSeconds ?? null,
    }));
  const unknown = Array.from({ length: Math.max(0, photoCount - knownPhotos.length) }, () => UNKNOWN_PHOTO);
  return [...knownPhotos, ...unknown];
}

const UNKNOWN_PHOTO: RiskPhoto = { sha256: null, pHash: null, fromAlbum: false, ageSeconds: null };

function policyOf(serviceType: ServiceType | undefined): RiskPolicy {
  return {
    minMinutes: serviceType?.minMinutes ?? 0,
    signInPhotos: serviceType?.signInPhotos ?? 0,
    signOutPhotos: serviceType?.signOutPhotos ?? 0,
    albumAllowed: serviceType?.albumAllowed ?? false,
    needSignature: (serviceType?.needSignature ?? 'none') !== 'none',
    twoPerson: serviceType?.twoPerson ?? false,
    nursesOnly: serviceType?.nursesOnly ?? false,
    roles: serviceType?.requireRole ?? [],
    capacityTypeIds: serviceType?.capacityTypeIds ?? [],
  };
}

/** A ban or departure counts from its day. An attendant who is passed now counts as passed at the visit. */
function attendantAt(row: AttendantRow, time: number): RiskAttendant {
  return { role: row.role, certificates: row.certificates, passed: wasPassed(row, time) };
}

/**
 * Only death has a date. Pause and end of service have none, so they are evaluated within a day of the visit;
 * afterwards the stored finding is kept.
 */
function elderAt(elder: ElderRow | undefined, row: VisitRow, { day, now }: { day: string; now: number }): RiskElder {
  const state = (): RiskElder['state'] => {
    if (!elder) return 'served';
    if (elder.status === 'deceased')
      return elder.deceasedDate === null || elder.deceasedDate < day ? 'deceased' : 'served';
    if (now - (row.signInTime ?? row.planStart) > STATE_VALID_MS) {
      const found = listIn<RiskHit>(row.riskHits).find(({ ruleId }) => ruleId === 'R18');
      return found?.riskCase === 'notServed' ? 'notServed' : 'served';
    }
    return elder.status === 'active' ? 'served' : 'notServed';
  };
  return { state: state(), capacityTypeId: row.elderlyCapacityTypeId };
}
