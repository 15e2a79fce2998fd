import { type SqlBool, sql } from 'kysely';
import { PAGE_SIZE_MAX } from '../../../../../contract/constants';
import type { InputOf } from '../../../../../contract/defineEntity';
import { integer } from '../../../../../contract/fields';
import { maskText } from '../../../../../contract/masks';
import { DAY_MS, dayAt, dayStart, momentText } from '../../../../../contract/moment';
import { normalText } from '../../../../../contract/normalText';
import { regionsAround } from '../../../../../contract/regions';
import {
  type Condition,
  type Context,
  fieldInput,
  type Handler,
  listConditions,
  type RowOf,
  seenCondition,
  withinRegions,
} from '../../../../../server/plugin-api';
import { type ApplicationState, visitedStates } from '../../entities/applicationStates';
import { attendant } from '../../entities/attendant';
import {
  type BoardAttendant,
  type BoardVisit,
  type DayBoard,
  selectDayBoard as definition,
  UNASSIGNED_MAX,
} from '../../entities/boardCalls';
import { signStatusAt } from '../../entities/signStatus';
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
  const asked = fieldInput(call, input);
  const date = typeof asked.date === 'string' ? asked.date : dayAt(context.now());
  const pageNum = asked.pageNum ?? 1;
  const pageSize = asked.pageSize ?? PAGE_SIZE;
  const shown = await attendantsOf({ context, asked, date, pageNum, pageSize });
  const visitOf = await visitReader(context);
  const visits = await visitRows(context, date, [
    sql`"attendantId" in (${sql.join([0, ...shown.attendants.map(({ id }) => id)])})`,
    sql`"status" in (${listed(visitedStates)})`,
  ]);
  const open: Condition[] = [sql`"status" = 'accepted'`];
  if (typeof asked.region === 'string') open.push(withinRegions('serviceRegionCode', [asked.region]));
  const unassigned = await visitRows(context, date, open, UNASSIGNED_MAX);
  const board: DayBoard = {
    date,
    ...shown,
    pageNum,
    pageSize,
    visits: visits.map(visitOf),
    unassigned: unassigned.map(visitOf),
    unassignedCount:
      unassigned.length < UNASSIGNED_MAX ? unassigned.length : await countOf(context, [...onDay(date), ...open]),
  };
  return { data: board, message: 'okRead' };
};

const listed = (states: readonly ApplicationState[]) => sql.join(states.map((state) => sql.lit(state)));

const onDay = (date: string): Condition[] => [
  sql`"planStart" >= ${dayStart(date)}`,
  sql`"planStart" < ${dayStart(date) + DAY_MS}`,
  sql`"deleted" = 0`,
];

interface AttendantsQuestion {
  context: Context;
  asked: InputOf<typeof input>;
  date: string;
  pageNum: number;
  pageSize: number;
}

/**
 * Returns available attendants, and others with visits that day; those with visits come first. The caller's data scope
 * applies to the visits: their attendants are included even if they belong to another region.
 */
async function attendantsOf({ context, asked, date, pageNum, pageSize }: AttendantsQuestion) {
  const { database } = context;
  const { read } = database.whole;
  const seen = (table: string) => seenCondition(database.read, table) ?? sql<SqlBool>`1 = 1`;
  const keyword = typeof asked.keyword === 'string' ? normalText(asked.keyword) : undefined;
  const visiting = (...conditions: Condition[]) => {
    const all = [...onDay(date), sql`"attendantId" is not null`, sql`"status" in (${listed(visitedStates)})`];
    return sql<SqlBool>`"id" in (select "attendantId" from "serviceApplication"
      where ${sql.join([...all, seen('serviceApplication'), ...conditions], sql` and `)})`;
  };
  const busy = visiting();
  const sought = listConditions({
    kind: database.kind,
    entity: attendant,
    query: { filters: [], keyword },
    today: date,
  });
  const conditions: Condition[] = [...sought, sql`(("status" = 'passed' and ${seen('attendant')}) or ${busy})`];
  if (typeof asked.region === 'string') {
    const there = visiting(withinRegions('serviceRegionCode', [asked.region]));
    conditions.push(sql`(${inRegion(asked.region)} or ${there})`);
  }
  if (Array.isArray(asked.role) && asked.role.length > 0) conditions.push(sql`"role" in (${sql.join(asked.role)})`);
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
  return sql`(${withinRegions('region', [region])} or "region" in (${sql.join([region, ...regionsAround(region)])}))`;
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
      planStart: momentText(planStart),
      planEnd: momentText(planEnd),
    };
  };
}
