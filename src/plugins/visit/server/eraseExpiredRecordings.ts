import { STATUS } from '../../../../contract/calls/envelope';
import { RESTORABLE_DAYS, restorableSince } from '../../../../contract/deletion';
import { dayAt } from '../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  type RowOf,
  systemCall,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import { recordCodec, releaseFileReferences } from '../../../../server/plugin-api/builtin';
import { recordingCall } from '../entities/recordingCall';

/** Calls per transaction, so that no other writer waits long. */
const BATCH = 100;

/** The contents of a call in any form; time, participants and quality stay. */
const CONTENTS = ['recording', 'sha256', 'transcript', 'summary'] as const;

/**
 * Erases recording and transcript of calls whose retention period has ended, or that were deleted long ago. The file
 * store removes the unused files; each call leaves a row in the log. Returns the number of calls.
 */
export async function eraseExpiredRecordings(context: Context, now: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (let erased = BATCH; erased === BATCH && !signal.aborted; count += erased) {
    erased = await context.database.write((transaction) => eraseBatch({ transaction, context, now }));
  }
  return count;
}

interface EraseOptions {
  transaction: WriteTransaction;
  context: Context;
  now: number;
}

async function eraseBatch(eraseOptions: EraseOptions): Promise<number> {
  const { transaction, now } = eraseOptions;
  const rows = await transaction
    .selectFrom('recordingCall')
    .selectAll()
    .where((where) =>
      where.or([
        where('retentionUntil', '<', dayAt(now)),
        where.and([where('deleted', '=', 1), where('deleteTime', '<', restorableSince(now))]),
      ]),
    )
    .where((where) => where.or(CONTENTS.map((name) => where(name, 'is not', null))))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const row of rows) await eraseRecording(eraseOptions, row);
  if (rows.length > 0) await bumpVersions(transaction, ['recordingCall', 'file', 'log']);
  return rows.length;
}

async function eraseRecording({ transaction, context, now }: EraseOptions, row: RowOf<'recordingCall'>): Promise<void> {
  const { id, version, retentionUntil } = row;
  const record = recordCodec(recordingCall, transaction).decode(row);
  await releaseFileReferences({ transaction, entity: recordingCall, id, record, now });
  await transaction
    .updateTable('recordingCall')
    .set({ recording: null, sha256: null, transcript: null, summary: null })
    .set({ updateTime: now, updateBy: 'system', version: version + 1 })
    .where('id', '=', id)
    .execute();
  const erasedFields = CONTENTS.filter((name) => row[name] !== null);
  await context.audit.write(transaction, {
    call: systemCall(context, { entity: recordingCall, operation: 'forgetRecording', id }),
    logType: 'delete',
    resultStatus: STATUS.SUCCESS,
    reason: row.deleted === 1 ? `deleted, ${RESTORABLE_DAYS} days` : `retentionUntil ${retentionUntil}`,
    diff: Object.fromEntries(erasedFields.map((name) => [name, ['***', null]])),
  });
}
