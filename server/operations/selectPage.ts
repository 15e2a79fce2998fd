import { LRUCache } from 'lru-cache';
import { dayAt } from '../../contract/moment';
import { parseListQuery } from '../../contract/query';
import type { Call } from '../call/call';
import { accepted } from '../call/input';
import { belongsWith } from '../db/dataScope';
import { type ListPlan, planList, readPage } from '../db/list';
import { isNarrowed, narrowingKey } from '../db/scopedDatabase';
import type { Context } from './context';
import type { Handler } from './extension';
import { presentTuples } from './present';

/** Plans and counts remembered; the least recently used goes first. */
const PLANS_KEPT = 2_000;
const COUNTS_KEPT = 10_000;
/** Characters of a question that is remembered; people ask shorter ones, and long ones would fill the memory. */
const QUESTION_LENGTH_MAX = 1_000;
const COUNT_LENGTH_MAX = 4_000;

/** Nobody sees personal data unmasked in a list, so nobody may search it either. */
export const LIST_VIEWER = { masked: true };

/** `selectBySelectivePagination`: one page of the records that match, and how many there are in all. */
export function selectPageHandler(): Handler {
  const plans = new LRUCache<string, ListPlan>({ max: PLANS_KEPT });
  const counts = new LRUCache<string, number>({ max: COUNTS_KEPT });
  return async (call, context) => {
    const { database } = context;
    const plan = plannedOnce(call, context, plans);
    // A count holds as long as the table's version does, in whichever process the table is changed.
    const key = `${call.tableVersion}:${plan.count.sql}:${JSON.stringify(plan.count.parameters)}`;
    // What belongs with a record of another table is seen or not as that record changes.
    const isSteady =
      !isNarrowed(database.read, call.entity.name) || belongsWith(call.entity, context.entities).length === 0;
    const isRemembered = isSteady && key.length <= COUNT_LENGTH_MAX;
    const known = isRemembered ? counts.get(key) : undefined;
    const { tuples, count } = await readPage(database, plan, known);
    if (isRemembered) counts.set(key, count);
    const data = await presentTuples(tuples, {
      context,
      entity: call.entity,
      queries: database.read,
      locale: call.locale,
    });
    return { data, dataCount: count, message: 'okRead', cacheable: true };
  };
}

/** The same question is asked again and again; what it means changes only with the day. */
function plannedOnce(call: Call, context: Context, plans: LRUCache<string, ListPlan>): ListPlan {
  if (call.queryText === null || call.queryText.length > QUESTION_LENGTH_MAX) return planned(call, context);
  const seen = narrowingKey(context.database.read);
  const key = `${call.entity.name}?${call.queryText}@${dayAt(context.now())} ${seen}`;
  const known = plans.get(key);
  if (known) return known;
  const fresh = planned(call, context);
  plans.set(key, fresh);
  return fresh;
}

function planned({ entity, params }: Call, { database, now }: Context): ListPlan {
  const query = accepted(parseListQuery(entity, params, LIST_VIEWER));
  return planList({ queries: database.read, kind: database.kind, entity, query, today: dayAt(now()) });
}
