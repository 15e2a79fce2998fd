import type { NotNull } from 'kysely';
import { restorableSince } from '../../../../contract/deletion';
import { DAY_MS } from '../../../../contract/moment';
import { bumpVersions, type Context, type Job } from '../../../../server/plugin-api';
import { releaseContents } from '../../../../server/plugin-api/builtin';
import { overdueJob } from './wardFindings';

/** Reports per transaction when traces are deleted. */
const BATCH = 100;

/** Scheduled jobs of the section: deletes traces of deleted reports, and finds overdue reviews. */
export const reportJobs: readonly Job[] = [{ name: 'ecg.purge', intervalMs: DAY_MS, run: purgeWaveforms }, overdueJob];

/** Deletes the traces of reports that were deleted long ago. Invalid reports keep their traces. */
async function purgeWaveforms({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  let purged = 0;
  while (!signal.aborted) {
    const count = await database.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('ecg')
        .select(['id', 'waveformSha256'])
        .where('deleted', '=', 1)
        .where('deleteTime', '<', restorableSince(now))
        .where('waveformSha256', 'is not', null)
        .orderBy('id')
        .limit(BATCH)
        .$narrowType<{ waveformSha256: NotNull }>()
        .execute();
      if (rows.length === 0) return 0;
      await releaseContents(
        transaction,
        rows.map(({ waveformSha256 }) => waveformSha256),
        now,
      );
      await transaction
        .updateTable('ecg')
        .set({ waveformSha256: null, waveformBytes: null })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      await bumpVersions(transaction, ['ecg']);
      return rows.length;
    });
    purged += count;
    if (count < BATCH) break;
  }
  return purged;
}
