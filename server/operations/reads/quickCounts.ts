import { parseListQuery } from '../../../contract/query/query';
import { type ListPlan, type ListReadRequest, planList } from '../../db/list';

/** Milliseconds that a response waits for counts after its rows are ready. */
const WAIT_MS = 50;

type CountPlan = Pick<ListPlan, 'count'>;

/** Plans the counts of a list's quick filters, by name. Excludes filters that the caller cannot use. */
export function quickCountPlans(
  request: Omit<ListReadRequest, 'query'>,
  viewer: { masked: boolean },
): ReadonlyMap<string, CountPlan> {
  const { entity, today } = request;
  const plans = new Map<string, CountPlan>();
  for (const [name, { filter, count }] of Object.entries(entity.quickFilters ?? {})) {
    const query = count
      ? parseListQuery(entity, typeof filter === 'function' ? filter(today) : filter, viewer)
      : undefined;
    if (query?.ok) plans.set(name, planList({ ...request, query: query.values }));
  }
  return plans;
}

/** Starts the counts. {@link countsWithinTimeout} handles their results and rejections. */
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

/** Returns the counts that finish in time. Late or failed counts are left out and never delay the rows. */
export async function countsWithinTimeout(
  counts: ReadonlyMap<string, Promise<number>>,
  waitMs = WAIT_MS,
): Promise<Record<string, number>> {
  const finished = new Map<string, number>();
  const collect = async ([name, count]: [string, Promise<number>]) => {
    finished.set(name, await count);
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  await Promise.race([Promise.allSettled([...counts].map(collect)), timeout]);
  clearTimeout(timer);
  // Keeps the order of the filters, so that equal counts make equal responses.
  const ordered: Record<string, number> = {};
  for (const name of counts.keys()) {
    const count = finished.get(name);
    if (count !== undefined) ordered[name] = count;
  }
  return ordered;
}
