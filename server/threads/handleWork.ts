import { parentPort } from 'node:worker_threads';

/** The thread's response to a task. Before the first task it sends {@link READY} once. */
export type WorkOutcome<Result> = { result: Result } | { failure: Error };
export const READY = 'ready';

/** Runs the tasks of a {@link WorkThread} in this thread, sequentially. */
export function handleWork<Work, Result>(work: (input: Work) => Result | Promise<Result>): void {
  parentPort?.on('message', async (input: Work) => {
    parentPort?.postMessage(await runWork(() => work(input)));
  });
  parentPort?.postMessage(READY);
}

async function runWork<Result>(work: () => Result | Promise<Result>): Promise<WorkOutcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
