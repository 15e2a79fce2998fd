import pLimit, { type LimitFunction } from 'p-limit';

const turns = new Map<string, LimitFunction>();

/** Does the work of one name one piece after the other, whoever asks; names without work are forgotten. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = turns.get(name) ?? pLimit(1);
  turns.set(name, turn);
  try {
    return await turn(work);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0 && turns.get(name) === turn) turns.delete(name);
  }
}
