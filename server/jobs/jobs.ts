import type { FastifyInstance } from 'fastify';
import { sweepFiles } from '../files/sweepFiles';
import type { Context } from '../operations/context';
import { takeLease } from './takeLease';

/** Something the server does by itself, in whichever of its processes comes first. */
export interface Job {
  /** Names its lease; never changed. */
  name: string;
  /** At most this often, whatever the number of processes and starts. */
  everyMs: number;
  run: (context: Context) => Promise<unknown>;
}

/** Everything the server does by itself. */
export const jobs: readonly Job[] = [{ name: 'sweepFiles', everyMs: 3_600_000, run: sweepFiles }];

/** How often a process looks whether something is due. */
const TICK_MS = 60_000;

/** Looks after the jobs as long as the server runs; closing it waits for the one that is running. */
export function addJobs(app: FastifyInstance, context: Context): void {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running = running.then(() => runDueJobs(jobs, context));
    }, TICK_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Runs the jobs that are due; one that fails is logged, does not keep the others from running, and is tried next time. */
export async function runDueJobs(due: readonly Job[], context: Context): Promise<void> {
  const { database, logger, now } = context;
  for (const { name, everyMs, run } of due) {
    try {
      if (await takeLease(database, { name: `job ${name}`, ms: everyMs, now: now() })) await run(context);
    } catch (error) {
      logger.error({ err: error, job: name }, 'a job failed');
    }
  }
}
