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

/** Plans remembered; the least recently used goes first. */
const PLANS_KEPT = 2_000;
/** Characters of a question that is remembered; people ask shorter ones, and long ones would fill the memory. */
const QUESTION_LENGTH_MAX = 1_000;

/** Nobody sees personal data unmasked in a list, so nobody may search it either. */
export const LIST_VIEWER = { masked: true };

/** What a question means: how it is read and shown, and what its answer holds besides. */
interface PlannedList {
  plan: ListPlan;
  rows: ListRows;
  /** Counts of the quick filters, where they are asked for. */
  counts?: ReturnType<typeof quickCountPlans>;
  hasReferences: boolean;
  /** How it is counted day by day, and up to which day, where that is asked for. */
  trend?: { statement: TrendStatement; today: string };
}

/** `selectBySelectivePagination`: one page of the records that match, and how many there are in all. */
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
 * Under which name a count is remembered: it holds as long as the table's version does, in whichever process the table is
 * changed. No name where what belongs with a record of another table is seen or not as that record changes.
 */
function countKeys({ tableVersion, entity }: Call, { database, entities }: Context) {
  const isSteady = !isNarrowed(database.read, entity.name) || belongsWith(entity, entities).length === 0;
  return ({ count: { sql, parameters } }: Pick<ListPlan, 'count'>): string | undefined =>
    isSteady ? `${tableVersion}:${sql}:${JSON.stringify(parameters)}` : undefined;
}

/** The same question is asked again and again; what it means changes only with the day. */
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

/** Fields and additions are ours; the other calls that answer a page of the list take what the spec says. */
function requestOf({ operation, entity, params }: Call) {
  if (operation === 'selectBySelectivePagination') return parseListRequest(entity, params, LIST_VIEWER);
  const query = parseListQuery(entity, params, LIST_VIEWER);
  return query.ok ? { ok: true as const, values: { query: query.values, additions: [] } satisfies ListRequest } : query;
}
