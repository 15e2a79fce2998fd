import { STATUS } from '../../../../contract/envelope';
import { DAY_MS, dayAt } from '../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  ownCall,
  type RowOf,
  recordCodec,
  releaseFileUse,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import { recordingCall } from '../entities/recordingCall';

/** Days for which the contents of a deleted call are kept. */
const DELETED_DAYS = 30;
/** Calls of one transaction, so that no other writer waits long. */
const BATCH = 100;

/** What was said in a call, in any form; when, with whom and how well stays. */
const CONTENTS = ['recording', 'sha256', 'transcript', 'summary'] as const;

/**
 * Forgets what was said in calls that have to be kept no longer, or were deleted long ago: the recording, and what was written down
 * of it. The store removes files that nobody uses; each call leaves a row in the log. Answers how many there were.
 */
export async function forgetRecordings(context: Context, now: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (let done = BATCH; done === BATCH && !signal.aborted; count += done) {
    done = await context.database.write((transaction) => forgetSome({ transaction, context, now }));
  }
  return count;
}

interface Forgetting {
  transaction: WriteTransaction;
  context: Context;
  now: number;
}

async function forgetSome(forgetting: Forgetting): Promise<number> {
  const { transaction, now } = forgetting;
  const rows = await transaction
    .selectFrom('recordingCall')
    .selectAll()
    .where((where) =>
      where.or([
        where('retentionUntil', '<', dayAt(now)),
        where.and([where('deleted', '=', 1), where('deleteTime', '<', now - DELETED_DAYS * DAY_MS)]),
      ]),
    )
    .where((where) => where.or(CONTENTS.map((name) => where(name, 'is not', null))))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const row of rows) await forgetOne(forgetting, row);
  if (rows.length > 0) await bumpVersions(transaction, ['recordingCall', 'file', 'log']);
  return rows.length;
}

async function forgetOne({ transaction, context, now }: Forgetting, row: RowOf<'recordingCall'>): Promise<void> {
  const { id, version, retentionUntil } = row;
  const record = recordCodec(recordingCall, transaction).decode(row);
  await releaseFileUse({ transaction, kind: context.database.kind, entity: recordingCall, id, record, now });
  await transaction
    .updateTable('recordingCall')
    .set({ recording: null, sha256: null, transcript: null, summary: null })
    .set({ updateTime: now, updateBy: 'system', version: version + 1 })
    .where('id', '=', id)
    .execute();
  const gone = CONTENTS.filter((name) => row[name] !== null);
  await context.audit.write(transaction, {
    call: ownCall(context, { entity: recordingCall, operation: 'forgetRecording', id }),
    logType: 'delete',
    resultStatus: STATUS.SUCCESS,
    reason: row.deleted === 1 ? `deleted, ${DELETED_DAYS} days` : `retentionUntil ${retentionUntil}`,
    diff: Object.fromEntries(gone.map((name) => [name, ['***', null]])),
  });
}
