import { sql } from 'kysely';
import type { Queries } from '../../../../server/plugin-api';
import { withinRegions } from '../../../../server/plugin-api/builtin';
import type { Notice } from '../entities/notice';
import type { ReceiverType } from '../entities/noticeCodes';

/** The fields of a notice that determine its recipients. */
export type Targets = Pick<
  Notice,
  'targetType' | 'regionCodes' | 'vipIds' | 'elderlyTypeIds' | 'roles' | 'userIds' | 'attendantIds' | 'doctorIds'
>;

export interface ReceiverQuery {
  queries: Queries;
  targets: Targets;
  /** Current time in milliseconds since 1970; expired memberships do not count. */
  now: number;
}

/** Returns the query of recipients of one type; undefined if the targets include none of that type. */
export function receiversOf(type: ReceiverType, receiverQuery: ReceiverQuery) {
  switch (type) {
    case 'user':
      return usersOf(receiverQuery);
    case 'attendant':
      return attendantsOf(receiverQuery);
    case 'doctor':
      return doctorsOf(receiverQuery);
  }
}

/** Counts the recipients. */
export async function countReceivers(receiverQuery: ReceiverQuery): Promise<number> {
  const queries = [usersOf(receiverQuery), attendantsOf(receiverQuery), doctorsOf(receiverQuery)];
  const counts = await Promise.all(
    queries.map(async (query) => {
      const row = await query?.select(sql<number>`count(*)`.as('count')).executeTakeFirst();
      return row?.count ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function usersOf({ queries, targets, now }: ReceiverQuery) {
  const { targetType } = targets;
  const users = selectPeople(queries, 'user', 'normal');
  switch (targetType) {
    case 'allUsers':
      return users;
    case 'region':
      return users.where(withinRegions('region', targets.regionCodes ?? []));
    case 'vip':
      return users
        .where('vipId', 'in', idsOf(targets.vipIds))
        .where((where) => where.or([where('vipExpire', 'is', null), where('vipExpire', '>', now)]));
    case 'families':
      return users.where('id', 'in', familyIds(queries, targets));
    case 'single':
      return users.where('id', 'in', idsOf(targets.userIds));
    default:
      return undefined;
  }
}

/** Selects accounts linked to elders in service, of these regions and programs. */
function familyIds(queries: Queries, { regionCodes, elderlyTypeIds }: Targets) {
  const types = elderlyTypeIds ?? [];
  return queries
    .selectFrom('elderly_userIds as link')
    .innerJoin('elderly as elder', 'elder.id', 'link.ownerId')
    .select('link.targetId')
    .where('elder.status', 'in', ['active', 'suspended'])
    .where('elder.deleted', '=', sql.lit(0))
    .$if((regionCodes ?? []).length > 0, (query) => query.where(withinRegions('elder.regionCode', regionCodes ?? [])))
    .$if(types.length > 0, (query) => query.where('elder.elderlyTypeId', 'in', types));
}

function attendantsOf({ queries, targets }: ReceiverQuery) {
  const attendants = selectPeople(queries, 'attendant', 'passed');
  switch (targets.targetType) {
    case 'attendants':
      return attendants;
    case 'role':
      return attendants.where('role', 'in', targets.roles?.length ? targets.roles : ['']);
    case 'single':
      return attendants.where('id', 'in', idsOf(targets.attendantIds));
    default:
      return undefined;
  }
}

function doctorsOf({ queries, targets }: ReceiverQuery) {
  const doctors = selectPeople(queries, 'doctor', 'passed');
  if (targets.targetType === 'doctors') return doctors;
  return targets.targetType === 'single' ? doctors.where('id', 'in', idsOf(targets.doctorIds)) : undefined;
}

/** Selects the people of a type who can receive messages. */
function selectPeople(queries: Queries, table: ReceiverType, status: string) {
  // Typed as string, so that the three tables share one query type.
  const name: string = table;
  return queries.selectFrom(name).where('status', '=', status).where('deleted', '=', sql.lit(0));
}

/** An empty list is invalid in SQL; id 0 matches nobody. */
function idsOf(ids: readonly number[] | null): readonly number[] {
  return ids?.length ? ids : [0];
}
