import { STATUS } from '../../../../contract/calls/envelope';
import { isFileId } from '../../../../contract/calls/files';
import type { Problem } from '../../../../contract/problems';
import {
  bumpVersions,
  type Change,
  type EntityExtension,
  fieldInput,
  findRecord,
  type Handler,
  rejection,
  requireRecord,
  transact,
  Unauthenticated,
  type WireRecord,
} from '../../../../server/plugin-api';
import { revealFiles } from '../../../../server/plugin-api/builtin';
import { type PlayableRecording, recordingCall } from '../entities/recordingCall';
import { retentionEnd } from '../entities/recordingCallRules';
import { returnVisit } from '../entities/returnVisit';
import { elderOf } from './people';
import { searchTranscripts } from './searchTranscripts';

/** Server logic of recordings: facts about the file, the related follow-up, who can check it, and the log of each access. */
export const recordingCallExtension: EntityExtension<'recordingCall'> = {
  complete: completeCall,
  guard: guardCall,
  operations: { playRecording, searchTranscripts },
};

async function completeCall(change: Change<'recordingCall'>): Promise<WireRecord> {
  const { kind, call, transaction, record, values } = change;
  if (kind === 'remove') return {};
  const isNew = kind === 'insert';
  const completed: WireRecord = {};
  if (isNew && record.adminId == null && call.caller) completed.adminId = call.caller.adminId;
  if (isNew || 'recording' in values) Object.assign(completed, await fileFacts(change));
  if ((isNew || 'callTime' in values) && typeof record.callTime === 'string') {
    completed.retentionUntil = retentionEnd(record.callTime);
  }
  if (call.operation === 'checkQuality') completed.checkerId = call.caller?.adminId ?? null;
  // Copies the elder from the linked follow-up.
  if (call.operation === 'linkVisit' && record.elderlyId == null) {
    const visit = await linkedVisit(change);
    completed.elderlyId = visit?.elderlyId ?? null;
  }
  const elderlyId = completed.elderlyId ?? (isNew || 'elderlyId' in values ? record.elderlyId : undefined);
  if (elderlyId !== undefined) {
    const elder = await elderOf(transaction, elderlyId);
    Object.assign(completed, { elderlyNo: elder?.elderlyNo ?? null, elderlyName: elder?.name ?? null });
  }
  return completed;
}

/** Returns what the store knows about the file. Permission to use it is checked elsewhere. */
async function fileFacts({ transaction, record }: Change<'recordingCall'>): Promise<WireRecord> {
  const { recording } = record;
  const row =
    typeof recording === 'string' && isFileId(recording)
      ? await transaction
          .selectFrom('file')
          .select(['mime', 'bytes', 'durationSec', 'sha256'])
          .where('fileId', '=', recording)
          .executeTakeFirst()
      : undefined;
  return {
    format: row?.mime ?? null,
    sizeBytes: row?.bytes ?? null,
    durationSec: row?.durationSec ?? null,
    sha256: row?.sha256 ?? null,
  };
}

/** Returns the follow-up of a call. */
async function linkedVisit({ transaction, record: { returnVisitId } }: Change<'recordingCall'>) {
  return returnVisitId === null ? undefined : findRecord(transaction, returnVisit, returnVisitId);
}

async function guardCall(change: Change<'recordingCall'>): Promise<Problem[]> {
  const { kind, call, before, record, inputs } = change;
  if (kind === 'remove') {
    const lacksReason = typeof inputs.reason !== 'string';
    return lacksReason ? [{ field: 'reason', code: 'removalReasonRequired' }] : [];
  }
  if (call.operation === 'checkQuality' && before?.adminId === call.caller?.adminId) {
    return [{ field: '', code: 'checkerSelf' }];
  }
  if (call.operation !== 'linkVisit') return [];
  const visit = await linkedVisit(change);
  return visit && visit.elderlyId !== record.elderlyId ? [{ field: 'returnVisitId', code: 'visitOfOther' }] : [];
}

/** `playRecording`: gives the caller access to the file for a minute, and logs each playback and download. */
async function playRecording(...[call, context]: Parameters<Handler>): ReturnType<Handler> {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const { id, use } = fieldInput(call, recordingCall.calls.playRecording.input);
  const data = await transact(call, context, async ({ transaction, now }): Promise<PlayableRecording> => {
    const record = await requireRecord({
      queries: context.database.applyScope(transaction),
      entity: recordingCall,
      id: id,
    });
    if (record.recording === null) throw rejection('recordingRequired');
    await revealFiles(transaction, { entity: recordingCall, operation: call.operation, id, caller, now });
    await context.audit.write(transaction, {
      call,
      id: id,
      logType: 'privacy',
      resultStatus: STATUS.SUCCESS,
      diff: { use },
    });
    await bumpVersions(transaction, ['log']);
    const { recording, format, durationSec } = record;
    return { fileId: recording, mime: format ?? '', durationSec };
  });
  return { data, message: 'okPlaying' };
}
