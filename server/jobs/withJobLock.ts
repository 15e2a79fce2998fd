import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { type JobHolder, takeJobLease, updateJobLease } from './jobLease';

/** Milliseconds after which the lease of a dead holder expires. */
const LEASE_MS = 2 * 60_000;
/** Milliseconds between two renewals of the lease. */
const RENEW_MS = 30_000;
/** Polling interval in milliseconds while waiting for a running job. */
const POLL_MS = 1_000;

/** Locks a job against all processes while `work` runs. Waits first until no process runs it. */
export async function withJobLock<T>(database: Database, holder: JobHolder, work: () => Promise<T>): Promise<T> {
  const take = () => takeJobLease(database, { ...holder, now: Date.now(), durationMs: LEASE_MS });
  while (!(await take())) await delay(POLL_MS);
  const renew = () => updateJobLease(database, holder, { leaseEnd: Date.now() + LEASE_MS });
  // The next renewal makes up for a failed one.
  const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await updateJobLease(database, holder, { leaseEnd: 0 });
  }
}
