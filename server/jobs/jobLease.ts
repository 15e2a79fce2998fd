import { sql } from 'kysely';
import type { Database } from '../db/database';

/** A job, and the unique id of the process or task that runs it. */
export interface JobHolder {
  name: string;
  owner: string;
}

interface LeaseRequest extends JobHolder {
  /** Milliseconds since 1970. */
  now: number;
  durationMs: number;
  /** Takes the lease only if the job is due at this moment. Defaults to taking it regardless of the next run. */
  dueAt?: number;
}

/** Takes the lease of a job, without changing its next run. Returns `false` if it is not due or another owner holds it. */
export async function takeJobLease(
  database: Database,
  { name, owner, now, durationMs, dueAt = Number.MAX_SAFE_INTEGER }: LeaseRequest,
): Promise<boolean> {
  return database.write(async (transaction) => {
    const { rows } = await sql`insert into "jobTurn" ("name", "owner", "leaseEnd", "nextRun")
      values (${name}, ${owner}, ${now + durationMs}, ${now})
      on conflict ("name") do update set "owner" = excluded."owner", "leaseEnd" = excluded."leaseEnd"
      where "jobTurn"."nextRun" <= ${dueAt} and "jobTurn"."leaseEnd" <= ${now}
      returning "name"`.execute(transaction);
    return rows.length > 0;
  });
}

/** Renews or ends a lease that this owner still holds. */
export async function updateJobLease(
  database: Database,
  { name, owner }: JobHolder,
  values: { leaseEnd: number; nextRun?: number },
): Promise<void> {
  await database.write((transaction) =>
    transaction.updateTable('jobTurn').set(values).where('name', '=', name).where('owner', '=', owner).execute(),
  );
}
