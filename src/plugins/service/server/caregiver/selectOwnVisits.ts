import { addDays, DAY_MS, dayAt, dayStart } from '../../../../../contract/moment';
import { type Context, findRecords, Rejection } from '../../../../../server/plugin-api';
import { visitedStates } from '../../entities/applications/applicationStates';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { serviceType } from '../../entities/serviceType';
import { OWN_DAYS_AHEAD, OWN_DAYS_BACK, type OwnVisit } from '../../entities/signs/caregiverCalls';
import type { AppCaller } from './appKey';

/** Reads a caregiver's visits of a day by start time, with what they need to know about people and places. */
export async function selectOwnVisits(context: Context, caller: AppCaller, day: string | null): Promise<OwnVisit[]> {
  const queries = context.database.unscoped.read;
  const today = dayAt(context.now());
  const isInRange = day === null || (day >= addDays(today, -OWN_DAYS_BACK) && day <= addDays(today, OWN_DAYS_AHEAD));
  if (!isInRange) {
    const params = { back: OWN_DAYS_BACK, ahead: OWN_DAYS_AHEAD };
    throw new Rejection([{ field: 'date', code: 'ownVisitsFarAway', params }]);
  }
  const start = dayStart(day ?? today);
  const ids = await queries
    .selectFrom('serviceApplication')
    .select('id')
    .where('attendantId', '=', caller.id)
    .where('planStart', '>=', start)
    .where('planStart', '<', start + DAY_MS)
    .where('status', 'in', [...visitedStates])
    .where('deleted', '=', 0)
    .orderBy('planStart')
    .execute();
  const visits = await findRecords(
    queries,
    serviceApplication,
    ids.map(({ id }) => id),
  );
  const types = new Map(
    (await findRecords(queries, serviceType, [...new Set(visits.map((visit) => visit.serviceTypeId))])).map((type) => [
      type.id,
      type,
    ]),
  );
  return visits
    .toSorted((one, other) => one.planStart.localeCompare(other.planStart))
    .map((visit) => {
      const { id, applicationNo, elderlyName, elderlyPhone, serviceAddress, serviceLng, serviceLat, geofenceM } = visit;
      const { planStart, planEnd, itemCodes, specialNeeds, status, signInTime, signOutTime } = visit;
      const type = types.get(visit.serviceTypeId);
      return {
        ...{ id, applicationNo, elderlyName, elderlyPhone, serviceAddress, serviceLng, serviceLat, geofenceM },
        ...{ planStart, planEnd, itemCodes, specialNeeds, status, signInTime, signOutTime },
        serviceName: type?.name ?? '',
        policy: type ? policyOf(type) : null,
      };
    });
}

function policyOf(type: NonNullable<OwnVisit['policy']>): OwnVisit['policy'] {
  const { signInMaxM, signInAction, signOutMaxM, signOutAction, signInPhotos, signOutPhotos } = type;
  const { albumAllowed, needSignature } = type;
  return {
    ...{ signInMaxM, signInAction, signOutMaxM, signOutAction, signInPhotos, signOutPhotos },
    ...{ albumAllowed, needSignature },
  };
}
