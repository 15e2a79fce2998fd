import type { NotNull } from 'kysely';
import { DAY_MS } from '../../../../contract/moment';
import { bumpVersions, type Context, type Job, releaseContents } from '../../../../server/plugin-api';
import { overdueJob } from './wardFindings';

/** Days for which the trace of a deleted report is kept. */
export const WAVEFORM_KEPT_DAYS = 30;
/** Reports whose traces are let go in one transaction. */
const BATCH = 100;

/** What time does in the section: traces of reports that were deleted, reviews that are overdue. */
export const reportJobs: readonly Job[] = [{ name: 'ecg.purge', everyMs: DAY_MS, run: purgeWaveforms }, overdueJob];

/** Lets the traces of reports go that were deleted long ago; those that were declared invalid are kept with theirs. */
async function purgeWaveforms({ database }: Context, now: number, signal: AbortSignal): Promise<number> {
  let purged = 0;
  while (!signal.aborted) {
    const count = await database.write(async (transaction) => {
      const rows = await transaction
        .selectFrom('ecg')
        .select(['id', 'waveformSha256'])
        .where('deleted', '=', 1)
        .where('deleteTime', '<', now - WAVEFORM_KEPT_DAYS * DAY_MS)
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
