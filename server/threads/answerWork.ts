import { parentPort } from 'node:worker_threads';

/** What a thread answers to a piece of work; once, before the first, that it is there. */
export type WorkAnswer<Result> = { result: Result } | { failure: Error };
export const READY = 'ready';

/** Has this thread do the work that a {@link WorkThread} hands it, one piece after the other. */
export function answerWork<Work, Result>(work: (given: Work) => Result | Promise<Result>): void {
  parentPort?.on('message', async (given: Work) => {
    parentPort?.postMessage(await answer(() => work(given)));
  });
  parentPort?.postMessage(READY);
}

async function answer<Result>(work: () => Result | Promise<Result>): Promise<WorkAnswer<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
