import { LRUCache } from 'lru-cache';
import { type ListRequest, parseListRequest } from '../../contract/listRequest';
import { dayAt } from '../../contract/moment';
import { parseListQuery } from '../../contract/query';
import type { Answer } from '../call/answer';
import type { Call } from '../call/call';
import { accepted } from '../call/input';
import { belongsWith } from '../db/dataScope';
import {
  countRows,
  type ListPlan,
  planList,
  readPage,
  readTrend,
  type TrendStatement,
  trendStatement,
} from '../db/list';
import { isNarrowed, narrowingKey } from '../db/scopedDatabase';
import { CountMemory } from './CountMemory';
import type { Context } from './context';
import type { Handler } from './extension';
import { type ListRows, listRows } from './listRows';
import { countsInTime, quickCountPlans, startCounts } from './quickCounts';
import { referenceNames } from './referenceNames';

/** Size of the LRU cache of plans. */
const PLANS_KEPT = 2_000;
/**
 * Longest query, in characters, whose plan is cached. The console sends shorter ones, and long ones would fill the
 * memory.
 */
const QUESTION_LENGTH_MAX = 1_000;

/** Lists mask personal data for every user, so no user can search it either. */
export const LIST_VIEWER = { masked: true };

/** The plan of a query: how its rows are read and shown, and what else the response holds. */
interface PlannedList {
  plan: ListPlan;
  rows: ListRows;
  /** Counts of the quick filters, when requested. */
  counts?: ReturnType<typeof quickCountPlans>;
  hasReferences: boolean;
  /** The field for counts per day and the last day, when requested. */
  trend?: { statement: TrendStatement; today: string };
}

/** `selectBySelectivePagination`: returns one page of the matching records, and their total number. */
export function selectPageHandler(): Handler {
  const plans = new LRUCache<string, PlannedList>({ max: PLANS_KEPT });
  const memory = new CountMemory();
  return async (call, context) => {
    const { database } = context;
    const { plan, rows, counts, hasReferences, trend } = plannedOnce(call, context, plans);
    const keyOf = countKeys(call, context);
    const running =
      counts &&
      startCounts(counts, (counted) => {
        const key = keyOf(counted);
        return key === undefined ? countRows(database, counted) : memory.of(key, () => countRows(database, counted));
      });
    const key = keyOf(plan);
    const page = await readPage(database, plan, key === undefined ? undefined : memory.known(key));
    if (key !== undefined) memory.keep(key, page.count);
    const { entity, locale } = call;
    const data = await rows.present(page.tuples, { context, entity, queries: database.read, locale });
    const answer: Answer = { data, dataCount: page.count, message: 'okRead', cacheable: true };
    if (hasReferences) answer.references = await referenceNames(data, call, context);
    if (trend) answer.trend = await readTrend(database, trend.statement, trend.today);
    if (running) answer.counts = await countsInTime(running);
    return answer;
  };
}

/**
 * Returns a function that makes the cache key of a count. The key includes the table version, so that a change in any
 * process invalidates it. There is no key when the visibility of records depends on a record of another table.
 */
function countKeys({ tableVersion, entity }: Call, { database, entities }: Context) {
  const isSteady = !isNarrowed(database.read, entity.name) || belongsWith(entity, entities).length === 0;
  return ({ count: { sql, parameters } }: Pick<ListPlan, 'count'>): string | undefined =>
    isSteady ? `${tableVersion}:${sql}:${JSON.stringify(parameters)}` : undefined;
}

/** Caches the plan, because the same query is sent again and again and its meaning changes only with the day. */
function plannedOnce(call: Call, context: Context, plans: LRUCache<string, PlannedList>): PlannedList {
  if (call.queryText === null || call.queryText.length > QUESTION_LENGTH_MAX) return planned(call, context);
  const seen = narrowingKey(context.database.read);
  const key = `${call.operation}.${call.entity.name}?${call.queryText}@${dayAt(context.now())} ${seen}`;
  const known = plans.get(key);
  if (known) return known;
  const fresh = planned(call, context);
  plans.set(key, fresh);
  return fresh;
}

function planned(call: Call, { database, now, extensionOf }: Context): PlannedList {
  const { entity } = call;
  const { query, fields, additions } = accepted(requestOf(call));
  const { columns, ...rows } = listRows(entity, fields, extensionOf(entity.name));
  const { read: queries, kind } = database;
  const asked = { queries, kind, entity, today: dayAt(now()) };
  return {
    plan: planList({ ...asked, query, ...(columns && { columns }) }),
    rows,
    ...(additions.includes('counts') && { counts: quickCountPlans(asked, LIST_VIEWER) }),
    hasReferences: additions.includes('references'),
    ...(additions.includes('trend') && {
      trend: { statement: trendStatement({ ...asked, query }), today: asked.today },
    }),
  };
}

/** Only our own list accepts `fields` and additions. The other calls that return a page accept what the spec says. */
function requestOf({ operation, entity, params }: Call) {
  if (operation === 'selectBySelectivePagination') return parseListRequest(entity, params, LIST_VIEWER);
  const query = parseListQuery(entity, params, LIST_VIEWER);
  return query.ok ? { ok: true as const, values: { query: query.values, additions: [] } satisfies ListRequest } : query;
}
