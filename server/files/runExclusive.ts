import pLimit, { type LimitFunction } from 'p-limit';

const limiters = new Map<string, LimitFunction>();

/** Runs the tasks with the same name sequentially; names without tasks are removed. */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const limiter = limiters.get(name) ?? pLimit(1);
  limiters.set(name, limiter);
  try {
    return await limiter(work);
  } finally {
    if (limiter.activeCount + limiter.pendingCount === 0 && limiters.get(name) === limiter) limiters.delete(name);
  }
}
