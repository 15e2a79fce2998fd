import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Milliseconds after which the lease of a dead holder expires. */
const LEASE_MS = 2 * 60_000;
/** Milliseconds between two renewals of the lease. */
const RENEW_MS = 30_000;
/** Polling interval in milliseconds while waiting for a running job. */
const POLL_MS = 1_000;

/**
 * Locks a job against all processes while `work` runs. Waits first until no process runs it.
 * @param owner unique id of the holder
 */
export async function withJobLock<T>(
  database: Database,
  { name, owner }: { name: string; owner: string },
  work: () => Promise<T>,
): Promise<T> {
  while (!(await acquireLease(database, { name, owner }))) await delay(POLL_MS);
  const renew = () => setLease(database, { name, owner, leaseEnd: Date.now() + LEASE_MS });
  // The next renewal makes up for a failed one.
  const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await setLease(database, { name, owner, leaseEnd: 0 });
  }
}

/** Leaves the due time of the job unchanged. */
async function acquireLease(database: Database, { name, owner }: { name: string; owner: string }): Promise<boolean> {
  const now = Date.now();
  return database.write(async (transaction) => {
    const { rows } = await sql`insert into "jobTurn" ("name", "owner", "leaseEnd", "nextRun")
      values (${name}, ${owner}, ${now + LEASE_MS}, ${now})
      on conflict ("name") do update set "owner" = excluded."owner", "leaseEnd" = excluded."leaseEnd"
      where "jobTurn"."leaseEnd" <= ${now}
      returning "name"`.execute(transaction);
    return rows.length > 0;
  });
}

async function setLease(
  database: Database,
  { name, owner, leaseEnd }: { name: string; owner: string; leaseEnd: number },
): Promise<void> {
  await database.write((transaction) =>
    transaction.updateTable('jobTurn').set({ leaseEnd }).where('name', '=', name).where('owner', '=', owner).execute(),
  );
}
