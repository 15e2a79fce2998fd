import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/** For so long a job stays held after its holder has died. */
const LEASE_MS = 2 * 60_000;
/** How often the holder says that it is still there. */
const RENEW_MS = 30_000;
/** How often it looks whether a running job is over. */
const LOOK_MS = 1_000;

/**
 * Keeps every process from running a job while `work` is done, and waits first until nobody runs it.
 * @param owner tells the holder from others
 */
export async function holdJob<T>(
  database: Database,
  { name, owner }: { name: string; owner: string },
  work: () => Promise<T>,
): Promise<T> {
  while (!(await take(database, { name, owner }))) await delay(LOOK_MS);
  const renew = () => setLease(database, { name, owner, leaseEnd: Date.now() + LEASE_MS });
  // One that fails is made good by the next.
  const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await setLease(database, { name, owner, leaseEnd: 0 });
  }
}

/** When a job is next due stays as it is. */
async function take(database: Database, { name, owner }: { name: string; owner: string }): Promise<boolean> {
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
