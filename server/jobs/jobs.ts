import { randomUUID } from 'node:crypto';
import { orderBy } from 'es-toolkit/array';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { type Context, inBackground } from '../operations/context';
import { markedProcess } from './processMark';
import { releaseDead } from './workInHand';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Something the server does by itself from time to time. */
export interface Job {
  name: string;
  /** Milliseconds between two runs, whichever process makes them. */
  everyMs: number;
  /** Takes up, or ends, what processes had in hand that have died: due at once when there are any. */
  recovers?: true;
  /** Does the work as of `now` (milliseconds since 1970), until told to stop; answers how much there was. */
  run: (context: Context, now: number, signal: AbortSignal) => Promise<number>;
}

/** How often a process looks whether a job is due. */
const LOOK_MS = 30_000;
/** A process that died in the middle of a job keeps it from others for so long. */
const LEASE_MS = 10 * 60_000;

/**
 * Runs jobs on a timer. The database says whose turn it is: of several processes one takes a job, the others find it
 * taken or done.
 */
export class Jobs {
  readonly #context: Context;
  readonly #jobs: readonly Job[];
  readonly #owner = markedProcess() ?? `unmarked ${randomUUID()}`;
  #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(context: Context, jobs: readonly Job[]) {
    this.#context = context;
    this.#jobs = jobs;
  }

  /** Looks at once, so that what time has brought about while no server ran is seen by whoever opens the console. */
  start(): void {
    this.#timer ??= setInterval(() => void this.runDue(), LOOK_MS).unref();
    void this.runDue();
  }

  /** Stops looking, and waits for what is running, which stops as soon as it can. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Runs every job that is due and that no other process has; answers the names of those it ran. */
  runDue(): Promise<string[]> {
    const run = this.#running.then(() => this.#runAll());
    this.#running = run.catch(() => undefined);
    return run;
  }

  async #runAll(): Promise<string[]> {
    const done: string[] = [];
    const isRecovering = (await releaseDead(this.#context)) > 0;
    // What people wait for comes first.
    for (const job of orderBy(this.#jobs, [({ recovers }) => recovers !== true], ['asc'])) {
      const now = this.#context.now();
      const isDue = isRecovering && job.recovers === true;
      if (!(await takeJob(this.#context.database, { job, owner: this.#owner, now, isDue }))) continue;
      try {
        const count = await job.run(inBackground(this.#context), now, this.#stopping.signal);
        if (count > 0) this.#context.logger.info({ job: job.name, count }, 'job done');
        done.push(job.name);
      } catch (error) {
        // The next run tries again.
        this.#context.logger.error({ err: error, job: job.name }, 'job failed');
      }
      // What was told to stop may not be over: the next process goes on with it.
      const nextRun = this.#stopping.signal.aborted ? now : now + job.everyMs;
      await endJob(this.#context.database, { job, owner: this.#owner, nextRun });
    }
    return done;
  }
}

interface Turn {
  job: Job;
  owner: string;
  now: number;
  /** Due whenever it was to run next. */
  isDue: boolean;
}

/** Takes a job when it is due and free; `false` when somebody else has it or has just done it. */
async function takeJob(database: Database, { job, owner, now, isDue }: Turn): Promise<boolean> {
  return database.write(async (transaction) => {
    const { rows } = await sql`insert into "jobTurn" ("name", "owner", "leaseEnd", "nextRun")
      values (${job.name}, ${owner}, ${now + LEASE_MS}, ${now})
      on conflict ("name") do update set "owner" = excluded."owner", "leaseEnd" = excluded."leaseEnd"
      where "jobTurn"."nextRun" <= ${isDue ? Number.MAX_SAFE_INTEGER : now} and "jobTurn"."leaseEnd" <= ${now}
      returning "name"`.execute(transaction);
    return rows.length > 0;
  });
}

interface EndedTurn {
  job: Job;
  owner: string;
  nextRun: number;
}

async function endJob(database: Database, { job, owner, nextRun }: EndedTurn): Promise<void> {
  await database.write(async (transaction) => {
    await transaction
      .updateTable('jobTurn')
      .set({ leaseEnd: 0, nextRun })
      .where('name', '=', job.name)
      .where('owner', '=', owner)
      .execute();
  });
}
