/** Maximum parallel calls when many records are written one by one. */
const CONCURRENCY = 4;

export interface Outcome<T> {
  item: T;
  /** Why it failed; absent on success. */
  error?: unknown;
}

/**
 * Runs a function on each item, a few at a time, and returns the results in the order of the items.
 * @param shouldStop after such an error, the remaining items fail with it untried, so that a hundred records do not wait for
 *   a hundred timeouts
 */
export async function settleEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  shouldStop: (error: unknown) => boolean,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  const queue = items.entries();
  let end: { error: unknown } | undefined;
  const worker = async () => {
    // All workers take items from one shared iterator.
    for (const [at, item] of queue) {
      outcomes[at] = { item, ...(end ?? (await attempt(() => run(item)))) };
      const { error } = outcomes[at];
      if (error !== undefined && shouldStop(error)) end ??= { error };
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
