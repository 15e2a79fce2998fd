import { type SqlBool, sql } from 'kysely';
import { pointOf } from '../../../../../contract/distance';
import { maskText } from '../../../../../contract/masks';
import { dayAt } from '../../../../../contract/moment';
import { parseListQuery } from '../../../../../contract/query/query';
import {
  type Context,
  fieldInput,
  findRecord,
  type Handler,
  rejection,
  requireRecord,
} from '../../../../../server/plugin-api';
import { LIST_VIEWER, listConditions, recordCodec, requireValid } from '../../../../../server/plugin-api/builtin';
import { elderly } from '../../../elderly/entities/elderly';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { serviceApplicationReads } from '../../entities/applications/serviceApplicationReads';
import type { AssignableAttendant } from '../../entities/attendants/assignableAttendant';
import { type Attendant, attendant } from '../../entities/attendants/attendant';
import { type Candidate, fitnessOf, isInArea } from '../../entities/attendants/attendantFitness';
import { serviceType } from '../../entities/serviceType';
import { attendantLoads } from './attendantLoads';

/** Maximum number of attendants to evaluate, the nearest first. Nobody would read a longer list. */
const CANDIDATES_MAX = 600;
const MINUTES_PER_HOUR = 60;
/** Distances are rounded, because exact ones from several places would reveal where an attendant lives. */
const DISTANCE_STEP_M = 100;

const COLUMNS = [
  'id',
  'attendantNo',
  'name',
  'role',
  'skillLevel',
  'certs',
  'serviceTypeIds',
  'homeLng',
  'homeLat',
  'travelRadiusKm',
  'dailyCap',
  'monthlyHoursCap',
  'rating',
  'status',
  'region',
  'serviceStreets',
] as const;

/**
 * `selectAssignable`: ranks passed attendants for an application, all or the requested ones, at the planned or another
 * time. Available ones come first, by descending score.
 */
export const selectAssignable: Handler = async (call, context) => {
  const queries = context.database.read;
  const { input, limit } = serviceApplicationReads.selectAssignable;
  const { id, keyword, attendantIds, planStart, planEnd } = fieldInput(call, input);
  const stored = await requireRecord({ queries, entity: serviceApplication, id });
  const application = {
    ...stored,
    planStart: planStart ?? stored.planStart,
    planEnd: planEnd ?? stored.planEnd,
  };
  const service = await findRecord(queries, serviceType, application.serviceTypeId);
  if (!service) throw rejection('notFound');
  const elder = await findRecord(queries, elderly, application.elderlyId);
  const area = { regionCode: application.serviceRegionCode, street: elder?.street ?? null };
  const loadOf = await attendantLoads({ queries, application });
  const rows = (await candidates(context, application, { keyword, attendantIds })).map(
    (candidate): AssignableAttendant => {
      const load = loadOf(candidate.id);
      const fitness = fitnessOf({
        attendant: candidate,
        serviceType: service,
        visit: application,
        load,
      });
      return {
        attendantId: candidate.id,
        attendantNo: candidate.attendantNo ?? '',
        name: maskText('name', candidate.name),
        role: candidate.role,
        skillLevel: candidate.skillLevel,
        rating: candidate.rating,
        visitsToday: load.day.length,
        dailyCap: candidate.dailyCap ?? 0,
        minutesThisMonth: load.monthMinutes,
        monthlyMinutesCap: (candidate.monthlyHoursCap ?? 0) * MINUTES_PER_HOUR,
        visitsToElder: load.visitsToElder,
        isInArea: isInArea(candidate, area),
        isProposed: candidate.id === stored.proposedAttendantId,
        ...fitness,
        distanceM:
          fitness.distanceM === null ? null : Math.round(fitness.distanceM / DISTANCE_STEP_M) * DISTANCE_STEP_M,
      };
    },
  );
  const data = rows.sort(byFitness).slice(0, limit);
  return { data, dataCount: data.length, message: 'okRead' };
};

type Row = Candidate & Pick<Attendant, 'id' | 'attendantNo' | 'name' | 'skillLevel' | 'region' | 'serviceStreets'>;

/** Reads passed attendants, the nearest first; if the place is unknown, those of the same district. */
async function candidates(
  { database, now }: Context,
  application: ServiceApplication,
  { keyword, attendantIds }: { keyword: string | null; attendantIds: readonly number[] | null },
): Promise<Row[]> {
  const query = requireValid(parseListQuery(attendant, keyword == null ? {} : { keyword }, LIST_VIEWER));
  const conditions = listConditions({ queries: database.read, entity: attendant, query, today: dayAt(now()) });
  const place = pointOf(application.serviceLng, application.serviceLat);
  const district = (application.serviceRegionCode ?? '').slice(0, 6);
  const order = place
    ? // A planar distance is accurate enough to find the nearest ones.
      sql`("homeLng" - ${place.lng}) * ("homeLng" - ${place.lng}) + ("homeLat" - ${place.lat}) * ("homeLat" - ${place.lat}) asc nulls last`
    : sql`case when "region" like ${`${district}%`} then 0 else 1 end`;
  const rows = await database.read
    .selectFrom('attendant')
    .select([...COLUMNS])
    .where('status', '=', 'passed')
    .where((row) => (attendantIds ? row('id', 'in', attendantIds) : row.lit(true)))
    .where(sql<SqlBool>`"deleted" = 0`)
    .where(({ and }) => and(conditions))
    .orderBy(order)
    .orderBy('id')
    .limit(CANDIDATES_MAX)
    .execute();
  const codec = recordCodec(attendant, database.read);
  return rows.map((row) => codec.decode(row));
}

function byFitness(one: AssignableAttendant, other: AssignableAttendant): number {
  if (one.eligible !== other.eligible) return one.eligible ? -1 : 1;
  if (one.eligible && one.isProposed !== other.isProposed) return one.isProposed ? -1 : 1;
  const isOutside = ({ isInArea }: AssignableAttendant) => isInArea === false;
  if (one.eligible && isOutside(one) !== isOutside(other)) return isOutside(other) ? -1 : 1;
  const maxDistance = Number.POSITIVE_INFINITY;
  return (
    other.score - one.score ||
    one.problems.length - other.problems.length ||
    (one.distanceM ?? maxDistance) - (other.distanceM ?? maxDistance) ||
    one.attendantId - other.attendantId
  );
}
