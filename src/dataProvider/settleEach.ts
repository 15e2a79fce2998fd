/** Calls under way at the same time when many records are written one by one. */
const CONCURRENCY = 4;

export interface Outcome<T> {
  item: T;
  /** Why it failed; absent when it was done. */
  error?: unknown;
}

/**
 * Does something to each item, a few at a time, and tells what became of each, in the order of the items.
 * @param isHopeless after such an error the items not yet begun are not tried, and share it: nobody waits a time limit
 *   for each of a hundred records
 */
export async function settleEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  isHopeless: (error: unknown) => boolean,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  const queue = items.entries();
  let end: { error: unknown } | undefined;
  const worker = async () => {
    // All workers take from the same queue.
    for (const [at, item] of queue) {
      outcomes[at] = { item, ...(end ?? (await attempt(() => run(item)))) };
      const { error } = outcomes[at];
      if (error !== undefined && isHopeless(error)) end ??= { error };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return outcomes;
}

async function attempt(work: () => Promise<unknown>): Promise<{ error?: unknown }> {
  try {
    await work();
    return {};
  } catch (error) {
    return { error };
  }
}
