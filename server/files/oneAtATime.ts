import pLimit, { type LimitFunction } from 'p-limit';

const turns = new Map<string, LimitFunction>();

/** Runs the tasks with the same name sequentially; names without tasks are removed. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(name) ?? pLimit(1);
  turns.set(name, turn);
  try {
    return await turn(work);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0 && turns.get(name) === turn) turns.delete(name);
  }
}
