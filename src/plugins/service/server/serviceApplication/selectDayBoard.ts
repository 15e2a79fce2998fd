import { type SqlBool, sql } from 'kysely';
import { PAGE_SIZE_MAX } from '../../../../../contract/constants';
import type { InputOf } from '../../../../../contract/defineEntity';
import { integer } from '../../../../../contract/fields';
import { maskText } from '../../../../../contract/masks';
import { DAY_MS, dayAt, dayStart, toIsoMoment } from '../../../../../contract/moment';
import { normalizeText } from '../../../../../contract/normalizeText';
import { enclosingRegions } from '../../../../../contract/regions';
import { type Condition, type Context, fieldInput, type Handler, type RowOf } from '../../../../../server/plugin-api';
import { listConditions, scopeCondition, withinRegions } from '../../../../../server/plugin-api/builtin';
import { type ApplicationState, visitedStates } from '../../entities/applications/applicationStates';
import { attendant } from '../../entities/attendants/attendant';
import { signStatusAt } from '../../entities/signs/signStatus';
import {
  type BoardAttendant,
  type BoardVisit,
  type DayBoard,
  selectDayBoard as definition,
  UNASSIGNED_MAX,
} from '../../entities/visits/boardCalls';
import { lateLimits } from '../sign/lateLimits';

/** Default page size: as many rows as are comfortable for dragging. */
const PAGE_SIZE = 50;

const input = {
  ...definition.input,
  pageNum: integer({ min: 1, max: 1_000_000, default: 1 }),
  pageSize: integer({ min: 1, max: PAGE_SIZE_MAX, default: PAGE_SIZE }),
};

/** `selectDayBoard`: a page of attendants with their visits of a day, and the unassigned visits. */
export const selectDayBoard: Handler = async (call, context) => {
  const params = fieldInput(call, input);
  const date = typeof params.date === 'string' ? params.date : dayAt(context.now());
  const pageNum = params.pageNum ?? 1;
  const pageSize = params.pageSize ?? PAGE_SIZE;
  const attendantPage = await attendantsOf({ context, params, date, pageNum, pageSize });
  const visitOf = await visitReader(context);
  const visits = await visitRows(context, date, [
    sql`"attendantId" in (${sql.join([0, ...attendantPage.attendants.map(({ id }) => id)])})`,
    sql`"status" in (${stateList(visitedStates)})`,
  ]);
  const unassignedConditions: Condition[] = [sql`"status" = 'accepted'`];
  if (typeof params.region === 'string') unassignedConditions.push(withinRegions('serviceRegionCode', [params.region]));
  const unassigned = await visitRows(context, date, unassignedConditions, UNASSIGNED_MAX);
  const board: DayBoard = {
    date,
    ...attendantPage,
    pageNum,
    pageSize,
    visits: visits.map(visitOf),
    unassigned: unassigned.map(visitOf),
    unassignedCount:
      unassigned.length < UNASSIGNED_MAX
        ? unassigned.length
        : await countOf(context, [...onDay(date), ...unassignedConditions]),
  };
  return { data: board, message: 'okRead' };
};

const stateList = (states: readonly ApplicationState[]) => sql.join(states.map((state) => sql.lit(state)));

const onDay = (date: string): Condition[] => [
  sql`"planStart" >= ${dayStart(date)}`,
  sql`"planStart" < ${dayStart(date) + DAY_MS}`,
  sql`"deleted" = 0`,
];

interface AttendantsQuery {
  context: Context;
  params: InputOf<typeof input>;
  date: string;
  pageNum: number;
  pageSize: number;
}

/**
 * Returns available attendants, and others with visits that day; those with visits come first. The caller's data scope
 * applies to the visits: their attendants are included even if they belong to another region.
 */
async function attendantsOf({ context, params, date, pageNum, pageSize }: AttendantsQuery) {
  const { database } = context;
  const { read } = database.unscoped;
  const inScope = (table: string) => scopeCondition(database.read, table) ?? sql<SqlBool>`1 = 1`;
  const keyword = typeof params.keyword === 'string' ? normalizeText(params.keyword) : undefined;
  const hasVisits = (...conditions: Condition[]) => {
    const all = [...onDay(date), sql`"attendantId" is not null`, sql`"status" in (${stateList(visitedStates)})`];
    return sql<SqlBool>`"id" in (select "attendantId" from "serviceApplication"
      where ${sql.join([...all, inScope('serviceApplication'), ...conditions], sql` and `)})`;
  };
  const busy = hasVisits();
  const keywordConditions = listConditions({
    queries: database.read,
    entity: attendant,
    query: { filters: [], keyword },
    today: date,
  });
  const conditions: Condition[] = [
    ...keywordConditions,
    sql`(("status" = 'passed' and ${inScope('attendant')}) or ${busy})`,
  ];
  if (typeof params.region === 'string') {
    const visitsRegion = hasVisits(withinRegions('serviceRegionCode', [params.region]));
    conditions.push(sql`(${inRegion(params.region)} or ${visitsRegion})`);
  }
  if (Array.isArray(params.role) && params.role.length > 0) conditions.push(sql`"role" in (${sql.join(params.role)})`);
  const rows = await read
    .selectFrom('attendant')
    .select(['id', 'attendantNo', 'name', 'role', 'status', 'dailyCap'])
    .where(({ and }) => and(conditions))
    .orderBy(sql`case when ${busy} then 0 else 1 end`)
    .orderBy('attendantNo')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const { count } = await read
    .selectFrom('attendant')
    .select(sql<number>`count(*)`.as('count'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  const attendants = rows.map(
    (row): BoardAttendant => ({
      id: row.id,
      attendantNo: row.attendantNo ?? '',
      name: maskText('name', row.name),
      role: row.role,
      isPassed: row.status === 'passed',
      dailyCap: row.dailyCap,
    }),
  );
  return { attendants, attendantCount: count };
}

/** Condition for attendants of a region, of a part of it, or of a region that contains it. */
function inRegion(region: string): Condition {
  return sql`(${withinRegions('region', [region])} or "region" in (${sql.join([region, ...enclosingRegions(region)])}))`;
}

/** Reads few columns of a day's visits, the earliest first. */
async function visitRows({ database }: Context, date: string, conditions: readonly Condition[], limit?: number) {
  return database.read
    .selectFrom('serviceApplication')
    .select([...VISIT_COLUMNS])
    .where(({ and }) => and([...onDay(date), ...conditions]))
    .orderBy('planStart')
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

const VISIT_COLUMNS = [
  'id',
  'version',
  'applicationNo',
  'status',
  'elderlyId',
  'elderlyName',
  'serviceTypeId',
  'attendantId',
  'planStart',
  'planEnd',
  'missedOut',
  'signMethod',
  'riskRuleMask',
] as const;

async function countOf({ database }: Context, conditions: readonly Condition[]): Promise<number> {
  const { count } = await database.read
    .selectFrom('serviceApplication')
    .select(sql<number>`count(*)`.as('count'))
    .where(({ and }) => and([...conditions]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a function that converts rows to visits of the board. */
async function visitReader(
  context: Context,
): Promise<(row: RowOf<'serviceApplication', (typeof VISIT_COLUMNS)[number]>) => BoardVisit> {
  const lateMaxMin = await lateLimits({ context, queries: context.database.read });
  const now = context.now();
  return (row) => {
    const [planStart, planEnd] = [row.planStart, row.planEnd];
    const status = row.status;
    return {
      id: row.id,
      version: row.version,
      applicationNo: row.applicationNo ?? '',
      status,
      signStatus: signStatusAt(
        {
          status,
          planStart,
          planEnd,
          missedOut: row.missedOut === 1,
          isManual: row.signMethod === 'manual',
          isAbnormal: (row.riskRuleMask ?? 0) !== 0,
        },
        { lateMaxMin: lateMaxMin(row.serviceTypeId), now },
      ),
      elderlyId: row.elderlyId,
      elderlyName: row.elderlyName === null ? null : maskText('name', row.elderlyName),
      serviceTypeId: row.serviceTypeId,
      attendantId: row.attendantId,
      planStart: toIsoMoment(planStart),
      planEnd: toIsoMoment(planEnd),
    };
  };
}
