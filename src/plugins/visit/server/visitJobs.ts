import { addDays, DAY_MS, dayAt, HOUR_MS } from '../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  type Job,
  moveDue,
  recordCodec,
  releaseFileUse,
} from '../../../../server/plugin-api';
import { recordingCall } from '../entities/recordingCall';
import { returnVisit } from '../entities/returnVisit';
import { visitMissed } from '../entities/returnVisitTransitions';
import { MISSED_AFTER_DAYS } from '../entities/visitCodes';

/** Days for which the file of a deleted call is kept. */
const PURGE_AFTER_DAYS = 30;
/** Calls whose files are let go in one transaction. */
const BATCH = 100;

/** What time does in the section: follow-ups nobody made, recordings whose calls were deleted. */
export const visitJobs: readonly Job[] = [
  {
    name: 'returnVisit.miss',
    everyMs: HOUR_MS,
    run: (context, now, signal) =>
      moveDue({
        context,
        entity: returnVisit,
        operation: 'missVisit',
        transition: visitMissed,
        narrow: (query) => query.where('planDate', '<', addDays(dayAt(now), -MISSED_AFTER_DAYS)),
        signal,
      }),
  },
  { name: 'recordingCall.purge', everyMs: DAY_MS, run: purgeRecordings },
];

/** Lets the files of calls go that were deleted long ago; the store removes what nobody uses. */
async function purgeRecordings({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  let purged = 0;
  while (!signal.aborted) {
    const count = await database.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('recordingCall')
        .selectAll()
        .where('deleted', '=', 1)
        .where('deleteTime', '<', now - PURGE_AFTER_DAYS * DAY_MS)
        .where('recording', 'is not', null)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const row of rows) {
        const record = recordCodec(recordingCall).decode(row);
        await releaseFileUse({
          transaction,
          kind: database.kind,
          entity: recordingCall,
          id: row.id,
          record,
          now,
        });
        await transaction.updateTable('recordingCall').set({ recording: null }).where('id', '=', row.id).execute();
      }
      if (rows.length > 0) await bumpVersions(transaction, ['recordingCall', 'file']);
      return rows.length;
    });
    purged += count;
    if (count < BATCH) break;
  }
  return purged;
}
