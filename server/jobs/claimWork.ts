import type { Database, WriteTransaction } from '../db/database';
import type { Context } from '../operations/context';
import { UNFINISHED_STATUSES } from './ownedTask';
import { checkProcess, currentProcessId } from './processLock';

/** Records that this process works on a record, so that others notice if it dies. The lease of the record still applies. */
export async function claimWork(transaction: WriteTransaction, entity: string, recordId: number): Promise<void> {
  const process = currentProcessId();
  if (process === undefined) return;
  await transaction
    .insertInto('workInHand')
    .values({ entity, recordId, process })
    .onConflict((conflict) => conflict.columns(['entity', 'recordId']).doUpdateSet({ process }))
    .execute();
}

/**
 * Ends the leases of dead processes, on records and jobs, so that nothing waits for their expiry.
 * @returns the number of dead processes
 */
export async function releaseDeadProcesses({ database, config, findEntity }: Context): Promise<number> {
  const dead = (await leaseOwners(database)).filter((id) => !checkProcess(config.dataDir, id));
  for (const id of dead) {
    await database.write(async (transaction) => {
      const rows = await transaction.selectFrom('workInHand').selectAll().where('process', '=', id).execute();
      for (const { entity, recordId } of rows) {
        if (!findEntity(entity)) continue;
        await transaction
          .updateTable(entity)
          .set({ leaseEnd: 0 })
          .where('id', '=', recordId)
          .where('status', 'in', UNFINISHED_STATUSES)
          .where('leaseEnd', 'is not', null)
          .execute();
      }
      await transaction.deleteFrom('workInHand').where('process', '=', id).execute();
      await transaction.updateTable('jobTurn').set({ leaseEnd: 0, nextRun: 0 }).where('owner', '=', id).execute();
    });
  }
  return dead.length;
}

/** Returns the processes that own a record or a job. */
async function leaseOwners({ read }: Database): Promise<string[]> {
  const works = await read.selectFrom('workInHand').select('process').distinct().execute();
  const jobs = await read.selectFrom('jobTurn').select('owner').where('leaseEnd', '>', 0).distinct().execute();
  return [...new Set([...works.map(({ process }) => process), ...jobs.map(({ owner }) => owner)])].filter(isProcessId);
}

/** Other holders of a job, such as a backup, have no lock file. */
const isProcessId = (owner: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(owner);
