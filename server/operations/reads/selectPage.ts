import { LRUCache } from 'lru-cache';
import { dayAt } from '../../../contract/moment';
import { type ListRequest, parseListRequest } from '../../../contract/query/listRequest';
import { parseListQuery } from '../../../contract/query/query';
import type { Call } from '../../call/call';
import { requireValid } from '../../call/input';
import type { OperationResult } from '../../call/operationResult';
import {
  countRows,
  type ListPlan,
  planList,
  readPage,
  readTrend,
  type TrendStatement,
  trendStatement,
} from '../../db/list';
import { rowScopeDependencies } from '../../db/scope/dataScope';
import { isScoped, queryScopeKey } from '../../db/scope/scopedDatabase';
import type { Context } from '../context';
import type { Handler } from '../extension';
import { CountCache } from './CountCache';
import { type ListRows, listRows } from './listRows';
import { countsWithinTimeout, quickCountPlans, startCounts } from './quickCounts';
import { referenceNames } from './referenceNames';

/** Size of the LRU cache of plans. */
const PLAN_CACHE_SIZE = 2_000;
/**
 * Longest query, in characters, whose plan is cached. The console sends shorter ones, and long ones would fill the
 * memory.
 */
const QUERY_LENGTH_MAX = 1_000;

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
  const plans = new LRUCache<string, PlannedList>({ max: PLAN_CACHE_SIZE });
  const countCache = new CountCache();
  return async (call, context) => {
    const { database } = context;
    const { plan, rows, counts, hasReferences, trend } = cachedPlan(call, context, plans);
    const keyOf = countKeys(call, context);
    const pendingCounts =
      counts &&
      startCounts(counts, (counted) => {
        const key = keyOf(counted);
        return key === undefined
          ? countRows(database, counted)
          : countCache.getOrRead(key, () => countRows(database, counted));
      });
    const key = keyOf(plan);
    const page = await readPage(database, plan, key === undefined ? undefined : countCache.get(key));
    if (key !== undefined) countCache.set(key, page.count);
    const { entity, locale } = call;
    const data = await rows.present(page.rowArrays, { context, entity, queries: database.read, locale });
    const result: OperationResult = { data, dataCount: page.count, message: 'okRead', cacheable: true };
    if (hasReferences) result.references = await referenceNames(data, call, context);
    if (trend) result.trend = await readTrend(database, trend.statement, trend.today);
    if (pendingCounts) result.counts = await countsWithinTimeout(pendingCounts);
    return result;
  };
}

/**
 * Returns a function that makes the cache key of a count. The key includes the table version, so that a change in any
 * process invalidates it. There is no key when the visibility of records depends on a record of another table.
 */
function countKeys({ tableVersion, entity }: Call, { database, entities }: Context) {
  const isCacheable = !isScoped(database.read, entity.name) || rowScopeDependencies(entity, entities).length === 0;
  return ({ count: { sql, parameters } }: Pick<ListPlan, 'count'>): string | undefined =>
    isCacheable ? `${tableVersion}:${sql}:${JSON.stringify(parameters)}` : undefined;
}

/** Caches the plan, because the same query is sent again and again and its meaning changes only with the day. */
function cachedPlan(call: Call, context: Context, plans: LRUCache<string, PlannedList>): PlannedList {
  if (call.queryText === null || call.queryText.length > QUERY_LENGTH_MAX) return buildPlan(call, context);
  const scopeKey = queryScopeKey(context.database.read);
  const key = `${call.operation}.${call.entity.name}?${call.queryText}@${dayAt(context.now())} ${scopeKey}`;
  const cached = plans.get(key);
  if (cached) return cached;
  const newPlan = buildPlan(call, context);
  plans.set(key, newPlan);
  return newPlan;
}

function buildPlan(call: Call, { database, now, extensionOf }: Context): PlannedList {
  const { entity } = call;
  const { query, fields, additions } = requireValid(parseRequest(call));
  const { columns, ...rows } = listRows(entity, fields, extensionOf(entity.name));
  const { read: queries } = database;
  const listContext = { queries, entity, today: dayAt(now()) };
  return {
    plan: planList({ ...listContext, query, ...(columns && { columns }) }),
    rows,
    ...(additions.includes('counts') && { counts: quickCountPlans(listContext, LIST_VIEWER) }),
    hasReferences: additions.includes('references'),
    ...(additions.includes('trend') && {
      trend: { statement: trendStatement({ ...listContext, query }), today: listContext.today },
    }),
  };
}

/** Only our own list accepts `fields` and additions. The other calls that return a page accept what the spec says. */
function parseRequest({ operation, entity, params }: Call) {
  if (operation === 'selectBySelectivePagination') return parseListRequest(entity, params, LIST_VIEWER);
  const query = parseListQuery(entity, params, LIST_VIEWER);
  return query.ok ? { ok: true as const, values: { query: query.values, additions: [] } satisfies ListRequest } : query;
}
