import { distanceBetween, type Point, pointOf } from '../../../../../contract/distance';
import { dayAt, toIsoMoment } from '../../../../../contract/moment';
import type { WireRecord } from '../../../../../server/plugin-api';
import type { ServiceApplication } from '../../entities/applications/serviceApplication';
import { deriveServiceApplication, planMinutesOf } from '../../entities/applications/serviceApplicationRules';
import { priceShares } from '../../entities/applications/servicePrice';
import type { KnownElder } from './knownPeople';
import type { KnownRecords } from './knownRecords';
import type { PlannedRow } from './planInput';

/** Radius in meters within which a sign-in counts as at the elder's home. */
const GEOFENCE_M = 100;

/** Batch, author and time of an import. */
export interface ImportAuthor {
  batchId: string;
  fileName: string;
  adminId: number;
  adminName: string;
  /** Milliseconds since 1970. */
  now: number;
}

type Values = Partial<ServiceApplication>;

/** Returns the values that a row sets in a new or existing application. */
export function inputValues(planned: PlannedRow, known: KnownRecords, { batchId, now }: ImportAuthor): WireRecord {
  const { row, elder, attendant, service, hash } = planned;
  const values: Values = {
    serviceTypeId: service.id,
    attendantId: attendant?.id ?? null,
    attendantName: attendant?.name ?? null,
    planStart: row.planStart,
    planEnd: row.planEnd,
    payerType: row.payerType,
    remark: row.remark,
    importBatchId: batchId,
  };
  // Spreading a dozen more fields into a new object takes fifty times as long.
  Object.assign(values, visitValues(planned, elder));
  const lookup = (entity: string, id: number) =>
    entity === 'serviceType' ? known.services.get(id) : entity === 'elderlyType' ? known.programmes.get(id) : undefined;
  const draft = Object.assign({ elderlyTypeId: elder.elderlyTypeId }, values);
  const derived = deriveServiceApplication(draft, { today: dayAt(now), lookup, find: () => undefined });
  const copayPct = known.programmes.get(elder.elderlyTypeId)?.defaultCopayPct ?? 0;
  const price =
    row.amountFen === null
      ? {}
      : { ...priceShares(row.amountFen, { payerType: row.payerType, copayPct }), priceBasis: 'agreed' };
  return Object.assign(values, derived, price, { importHash: hash });
}

/** Returns the additional values of a new application. */
export function newValues({ row, elder }: PlannedRow): WireRecord {
  return {
    source: 'input',
    externalNo: row.externalNo,
    elderlyId: elder.id,
    elderlyNo: elder.elderlyNo,
    elderlyName: elder.name,
    elderlyPhone: elder.phone ?? elder.landline ?? elder.contacts[0]?.phone ?? null,
    elderlyCapacityTypeId: elder.elderlyCapacityTypeId,
    elderlyTypeId: elder.elderlyTypeId,
    serviceAddress: elder.liveAddress,
    serviceRegionCode: elder.regionCode,
    serviceLng: elder.lng,
    serviceLat: elder.lat,
    geofenceM: GEOFENCE_M,
  } satisfies Values;
}

/** Returns the history step of an import. */
export function inputStep({ attendant }: PlannedRow, { fileName, adminId, adminName, now }: ImportAuthor) {
  return {
    action: 'input',
    time: toIsoMoment(now),
    adminId,
    adminName,
    approverName: null,
    attendantId: attendant?.id ?? null,
    attendantName: attendant?.name ?? null,
    note: fileName,
  };
}

function visitValues({ row, attendant, existing }: PlannedRow, elder: KnownElder): Values {
  const home = pointOf(elder.lng, elder.lat);
  const isDone = row.actualStart !== null;
  return {
    // An application that waits for a caregiver keeps its state.
    ...(isDone || attendant ? { status: isDone ? 'completed' : 'assigned' } : existing ? {} : { status: 'applied' }),
    signMethod: isDone ? 'manual' : null,
    signInTime: row.actualStart,
    signOutTime: row.actualEnd,
    actualMinutes: planMinutesOf(row.actualStart, row.actualEnd) ?? null,
    signInLng: row.signIn?.lng ?? null,
    signInLat: row.signIn?.lat ?? null,
    signInDistanceM: metres(home, row.signIn),
    signOutLng: row.signOut?.lng ?? null,
    signOutLat: row.signOut?.lat ?? null,
    signOutDistanceM: metres(home, row.signOut),
    serviceResult: row.result,
    rating: row.rating,
    ratingTime: row.rating === null ? null : row.actualEnd,
  };
}

function metres(home: Point | undefined, place: Point | null): number | null {
  return home && place ? distanceBetween(home, place) : null;
}
