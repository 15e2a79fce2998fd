import { parentPort } from 'node:worker_threads';

/** The thread's response to a task. Before the first task it sends {@link READY} once. */
export type WorkAnswer<Result> = { result: Result } | { failure: Error };
export const READY = 'ready';

/** Runs the tasks of a {@link WorkThread} in this thread, sequentially. */
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
