import type { Database, WriteTransaction } from '../db/database';
import type { Context } from '../operations/context';
import { isProcessAlive, markedProcess } from './processMark';

/** Says that this process works on what a record stands for, so that others know when it has died; its lease holds as well. */
export async function takeInHand(transaction: WriteTransaction, entity: string, recordId: number): Promise<void> {
  const process = markedProcess();
  if (process === undefined) return;
  await transaction
    .insertInto('workInHand')
    .values({ entity, recordId, process })
    .onConflict((conflict) => conflict.columns(['entity', 'recordId']).doUpdateSet({ process }))
    .execute();
}

/**
 * Ends the leases of processes that have died, so that nobody waits for them: on records they had in hand, and on jobs they ran.
 * @returns how many had died
 */
export async function releaseDead({ database, config, findEntity }: Context): Promise<number> {
  const dead = (await owners(database)).filter((id) => !isProcessAlive(config.dataDir, id));
  for (const id of dead) {
    await database.write(async (transaction) => {
      const rows = await transaction.selectFrom('workInHand').selectAll().where('process', '=', id).execute();
      for (const { entity, recordId } of rows) {
        if (!findEntity(entity)) continue;
        await transaction
          .updateTable(entity)
          .set({ leaseEnd: 0 })
          .where('id', '=', recordId)
          .where('status', 'in', ['queued', 'running'])
          .where('leaseEnd', 'is not', null)
          .execute();
      }
      await transaction.deleteFrom('workInHand').where('process', '=', id).execute();
      await transaction.updateTable('jobTurn').set({ leaseEnd: 0, nextRun: 0 }).where('owner', '=', id).execute();
    });
  }
  return dead.length;
}

/** The processes that have something in hand. */
async function owners({ read }: Database): Promise<string[]> {
  const works = await read.selectFrom('workInHand').select('process').distinct().execute();
  const jobs = await read.selectFrom('jobTurn').select('owner').where('leaseEnd', '>', 0).distinct().execute();
  return [...new Set([...works.map(({ process }) => process), ...jobs.map(({ owner }) => owner)])].filter(isId);
}

/** Others that hold a job, as a backup does, mark themselves nowhere. */
const isId = (owner: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(owner);
