import { STATUS } from '../../contract/calls/envelope';
import { DAY_MS, dayAt } from '../../contract/moment';
import { bumpVersions } from '../db/tableVersions';
import type { Job } from '../jobs/jobs';
import { systemCall } from '../jobs/systemCall';
import type { Context } from '../operations/context';
import { eraseRecords } from './eraseRecords';
import { collectErasureParts } from './erasureTree';

/** Background job for erased people whose retention periods end. */
export const personJobs: readonly Job[] = [{ name: 'persons.forgetNumbers', intervalMs: DAY_MS, run: forgetNumbers }];

/** Removes the pseudonyms (fields with `personal: 'number'`) of erased people whose retention period has ended. Returns
 * the number of people. */
async function forgetNumbers(context: Context, now: number, signal: AbortSignal): Promise<number> {
  const due = await context.database.read
    .selectFrom('erasure')
    .select(['entity', 'recordId'])
    .where('keptUntil', '<', dayAt(now))
    .execute();
  let count = 0;
  for (const { entity: name, recordId: id } of due) {
    const person = context.findEntity(name);
    if (signal.aborted || !person) continue;
    await context.database.write(async (transaction) => {
      const parts = await collectErasureParts({ queries: transaction, entities: context.entities, person, id });
      for (const part of parts) {
        await eraseRecords({ context, transaction, author: 'system', now }, { ...part, personId: id, numbers: true });
      }
      await transaction
        .updateTable('erasure')
        .set({ keptUntil: null })
        .where('entity', '=', name)
        .where('recordId', '=', id)
        .execute();
      const call = systemCall(context, { entity: person, operation: 'erasePerson', id });
      await context.audit.write(transaction, {
        call,
        logType: 'delete',
        resultStatus: STATUS.SUCCESS,
        reason: 'keptUntil',
      });
      await bumpVersions(transaction, [...parts.map(({ entity }) => entity.name), 'log']);
    });
    count += 1;
  }
  return count;
}
