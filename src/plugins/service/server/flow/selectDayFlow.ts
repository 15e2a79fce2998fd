import { groupBy } from 'es-toolkit/array';
import { type InferResult, sql } from 'kysely';
import { addDays, DAY_MS, dayAt, dayStart, HOUR_MS } from '../../../../../contract/moment';
import { type Condition, type Context, fieldInput, type Handler } from '../../../../../server/plugin-api';
import { servedStates, visitedStates } from '../../entities/applications/applicationStates';
import { type SignStatus, signGroups, signStatusAt } from '../../entities/signs/signStatus';
import {
  type DayFlow,
  selectDayFlow as definition,
  FLOW_DAYS,
  type FlowCounts,
  type FlowState,
  flowStates,
} from '../../entities/visits/flowCalls';
import { isMissedBy } from '../sign/isMissedBy';
import { lateLimits } from '../sign/lateLimits';

/** Minimum number of elders in a street whose center does not reveal where one of them lives. */
const MIN_ELDERS_FOR_CENTER = 5;
/** Decimal places of degrees: about a hundred meters, and about a kilometer. */
const DIGITS = { crowd: 3, few: 2 };

/** `selectDayFlow`: reads few columns, from a covering index. */
export const selectDayFlow: Handler = async (call, context) => {
  const params = fieldInput(call, definition.input);
  const date = params.date ?? dayAt(context.now());
  const visits = await visitsOf(context, date);
  const data: DayFlow = {
    date,
    hours: hoursOf(visits, date),
    days: await daysOf(context, date),
    streets: await streetsOf(context, date, visits),
  };
  return { data, message: 'okRead' };
};

interface Visit {
  state: FlowState;
  planStart: number;
  elderlyId: number;
}

const onDay = (date: string): Condition[] => [
  sql`"planStart" >= ${dayStart(date)}`,
  sql`"planStart" < ${dayStart(date) + DAY_MS}`,
  sql`"deleted" = 0`,
  sql`"status" in (${literals(visitedStates)})`,
];

const literals = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

async function visitsOf(context: Context, date: string): Promise<Visit[]> {
  const { database } = context;
  const now = context.now();
  const lateMaxMin = await lateLimits({ context, queries: database.read });
  const statement = database.read
    .selectFrom('serviceApplication')
    .select(['status', 'planStart', 'planEnd', 'serviceTypeId', 'missedOut', 'elderlyId'])
    .where(({ and }) => and(onDay(date)));
  const { sql: text, parameters } = statement.compile();
  const rows = await database.all<InferResult<typeof statement>[number]>(text, parameters);
  return rows.flatMap(({ status, planStart, planEnd, serviceTypeId, missedOut, elderlyId }) => {
    const facts = { status, planStart, planEnd, missedOut: missedOut === 1, isManual: false, isAbnormal: false };
    const sign = signStatusAt(facts, { lateMaxMin: lateMaxMin(serviceTypeId), now });
    return sign === null ? [] : [{ state: stateOf(sign), planStart, elderlyId }];
  });
}

function stateOf(status: SignStatus): FlowState {
  const isInGroup = (group: keyof typeof signGroups) => signGroups[group].some((each) => each === status);
  if (isInGroup('missed')) return 'missed';
  if (isInGroup('late')) return 'late';
  if (isInGroup('running')) return 'running';
  return isInGroup('done') ? 'done' : 'planned';
}

function emptyCounts(): FlowCounts {
  return { planned: 0, running: 0, done: 0, late: 0, missed: 0 };
}

function hoursOf(visits: readonly Visit[], date: string): DayFlow['hours'] {
  const hours = new Map<number, FlowCounts>();
  for (const { state, planStart } of visits) {
    const hour = Math.floor((planStart - dayStart(date)) / HOUR_MS);
    const counts = hours.get(hour) ?? emptyCounts();
    counts[state] += 1;
    hours.set(hour, counts);
  }
  return [...hours].sort(([a], [b]) => a - b).map(([hour, counts]) => ({ hour, ...counts }));
}

/** Counts the visits of the days before, and of the day itself until now. */
async function daysOf({ database, now }: Context, date: string): Promise<DayFlow['days']> {
  const first = addDays(date, 1 - FLOW_DAYS);
  const from = dayStart(first);
  const isServed = sql`"status" in (${literals(servedStates)})`;
  const rows = await database.read
    .selectFrom('serviceApplication')
    .select(sql<number>`("planStart" - ${sql.lit(from)}) / ${sql.lit(DAY_MS)}`.as('day'))
    .select(sql<number>`count(*)`.as('planned'))
    .select(sql<number>`sum(case when ${isServed} then 1 else 0 end)`.as('served'))
    .select(
      // Until its tolerance is over, a visit is neither done nor missed.
      sql<number>`sum(case when ${isServed} or ${isMissedBy(now())} then 1 else 0 end)`.as('due'),
    )
    .where(sql<number>`"planStart"`, '>=', from)
    .where(sql<number>`"planStart"`, '<', from + FLOW_DAYS * DAY_MS)
    .where('deleted', '=', 0)
    .where('status', 'in', [...visitedStates])
    .groupBy(sql`1`)
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: FLOW_DAYS }, (_, at) => {
    const { planned = 0, due = 0, served = 0 } = byDay.get(at) ?? {};
    return { date: addDays(first, at), planned, due, served };
  });
}

async function streetsOf({ database }: Context, date: string, visits: readonly Visit[]): Promise<DayFlow['streets']> {
  const elders = await database.read
    .selectFrom('elderly')
    .select(['id', 'street', 'lng', 'lat'])
    .where(
      'id',
      'in',
      database.read
        .selectFrom('serviceApplication')
        .select('elderlyId')
        .where(({ and }) => and(onDay(date))),
    )
    .execute();
  const streetOf = new Map(elders.map(({ id, street }) => [id, street]));
  const eldersByStreet = groupBy(elders, ({ street }) => street ?? '');
  const streets = new Map<string, FlowCounts>();
  for (const { state, elderlyId } of visits) {
    const street = streetOf.get(elderlyId);
    if (!street) continue;
    const counts = streets.get(street) ?? emptyCounts();
    counts[state] += 1;
    streets.set(street, counts);
  }
  return [...streets]
    .map(([street, counts]) => ({ street, ...counts, ...centerOf(eldersByStreet[street] ?? []) }))
    .sort((a, b) => problemCount(b) - problemCount(a) || sumOf(b) - sumOf(a) || (a.street < b.street ? -1 : 1));
}

const problemCount = ({ missed, late }: FlowCounts) => missed + late;
const sumOf = (counts: FlowCounts) => flowStates.reduce((sum, state) => sum + counts[state], 0);

/** Returns the center of the elders' homes, rounded more coarsely if there are few of them. */
function centerOf(elders: readonly { lng: number | null; lat: number | null }[]) {
  const points = elders.flatMap(({ lng, lat }) => (lng === null || lat === null ? [] : [{ lng, lat }]));
  if (points.length === 0) return { lng: null, lat: null };
  const digits = points.length >= MIN_ELDERS_FOR_CENTER ? DIGITS.crowd : DIGITS.few;
  const steps = 10 ** digits;
  const mean = (name: 'lng' | 'lat') =>
    Math.round((points.reduce((sum, point) => sum + point[name], 0) / points.length) * steps) / steps;
  return { lng: mean('lng'), lat: mean('lat') };
}
