import { parseListQuery } from '../../contract/query';
import { type ListPlan, type ListQuestion, planList } from '../db/list';

/** Milliseconds that an answer waits for counts when its rows are there. */
const WAIT_MS = 50;

type CountPlan = Pick<ListPlan, 'count'>;

/** How the records are counted that the quick filters of a list find, by name. Filters that its viewers may not use are left out. */
export function quickCountPlans(
  question: Omit<ListQuestion, 'query'>,
  viewer: { masked: boolean },
): ReadonlyMap<string, CountPlan> {
  const { entity, today } = question;
  const plans = new Map<string, CountPlan>();
  for (const [name, { filter, count }] of Object.entries(entity.quickFilters ?? {})) {
    const query = count
      ? parseListQuery(entity, typeof filter === 'function' ? filter(today) : filter, viewer)
      : undefined;
    if (query?.ok) plans.set(name, planList({ ...question, query: query.values }));
  }
  return plans;
}

/** The counts under way. What becomes of them is told by {@link countsInTime}. */
export function startCounts(
  plans: ReadonlyMap<string, CountPlan>,
  count: (plan: CountPlan) => Promise<number>,
): Map<string, Promise<number>> {
  return new Map(
    [...plans].map(([name, plan]) => {
      const counted = count(plan);
      counted.catch(() => undefined);
      return [name, counted];
    }),
  );
}

/** Those that are known before the time is over. One that is late or fails is left out, and never holds the rows. */
export async function countsInTime(
  counts: ReadonlyMap<string, Promise<number>>,
  waitMs = WAIT_MS,
): Promise<Record<string, number>> {
  const known = new Map<string, number>();
  const keep = async ([name, count]: [string, Promise<number>]) => {
    known.set(name, await count);
  };
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  await Promise.race([Promise.allSettled([...counts].map(keep)), isOver]);
  clearTimeout(timer);
  // In the order of the filters, so that the same counts make the same answer.
  const inOrder: Record<string, number> = {};
  for (const name of counts.keys()) {
    const count = known.get(name);
    if (count !== undefined) inOrder[name] = count;
  }
  return inOrder;
}
