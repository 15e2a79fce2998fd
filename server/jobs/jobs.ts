import { randomUUID } from 'node:crypto';
import { orderBy } from 'es-toolkit/array';
import { backgroundContext, type Context } from '../operations/context';
import { releaseDeadProcesses } from './claimWork';
import { takeJobLease, updateJobLease } from './jobLease';
import { currentProcessId } from './processLock';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** A scheduled job. */
export interface Job {
  name: string;
  /** Milliseconds between two runs, counted over all processes. */
  intervalMs: number;
  /** The job resumes or ends the work of dead processes. It is due at once when a process has died. */
  isRecovery?: true;
  /** Runs the job as of `now` (milliseconds since 1970), until `signal` aborts. Returns the number of items processed. */
  run: (context: Context, now: number, signal: AbortSignal) => Promise<number>;
}

/** Polling interval for due jobs. */
const POLL_MS = 30_000;
/** Lease of a job: if its process dies, other processes take it over after this time. */
const LEASE_MS = 10 * 60_000;

/** Runs jobs on a timer. A lease in the database ensures that only one process runs a job. */
export class Jobs {
  readonly #context: Context;
  readonly #jobs: readonly Job[];
  readonly #owner = currentProcessId() ?? `unmarked ${randomUUID()}`;
  #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(context: Context, jobs: readonly Job[]) {
    this.#context = context;
    this.#jobs = jobs;
  }

  /** Checks for due jobs immediately, so that work which became due while no server ran is soon done. */
  start(): void {
    this.#timer ??= setInterval(() => void this.runDue(), POLL_MS).unref();
    void this.runDue();
  }

  /** Stops the timer, aborts the running job and waits for it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Runs every job that is due and not leased by another process. Returns the names of those it ran. */
  runDue(): Promise<string[]> {
    const run = this.#running.then(() => this.#runAll());
    this.#running = run.catch(() => undefined);
    return run;
  }

  async #runAll(): Promise<string[]> {
    const completed: string[] = [];
    const isRecovering = (await releaseDeadProcesses(this.#context)) > 0;
    // Recovery jobs first, because users wait for their results.
    for (const job of orderBy(this.#jobs, [({ isRecovery }) => isRecovery !== true], ['asc'])) {
      const now = this.#context.now();
      const dueAt = isRecovering && job.isRecovery === true ? undefined : now;
      const holder = { name: job.name, owner: this.#owner };
      if (!(await takeJobLease(this.#context.database, { ...holder, now, durationMs: LEASE_MS, dueAt }))) continue;
      try {
        const count = await job.run(backgroundContext(this.#context), now, this.#stopping.signal);
        if (count > 0) this.#context.logger.info({ job: job.name, count }, 'job done');
        completed.push(job.name);
      } catch (error) {
        // The next run tries again.
        this.#context.logger.error({ err: error, job: job.name }, 'job failed');
      }
      // An aborted job may be incomplete, so it stays due for the next process.
      const nextRun = this.#stopping.signal.aborted ? now : now + job.intervalMs;
      await updateJobLease(this.#context.database, holder, { leaseEnd: 0, nextRun });
    }
    return completed;
  }
}
