import { STATUS } from '../../../../contract/calls/envelope';
import { permissionName } from '../../../../contract/permissions';
import { fieldInput, type Handler, HttpError, Rejection } from '../../../../server/plugin-api';
import { readHandler } from '../../../../server/plugin-api/builtin';
import { recordingCall, TRANSCRIPT_HITS_MAX, TRANSCRIPT_WORDS_MIN } from '../entities/recordingCall';

const input = recordingCall.calls.searchTranscripts.input;
const read = readHandler({ input, answer: 'list', limit: TRANSCRIPT_HITS_MAX });

/**
 * `searchTranscripts`: the latest calls whose transcripts contain some words. A hit discloses a part of a hidden text.
 * The caller must therefore be permitted to reveal the text, and the search is logged like a reveal, but without the
 * words.
 */
export const searchTranscripts: Handler = async (call, context) => {
  const { entity, caller } = call;
  if (!caller?.can(permissionName('unmask', entity.name, 'admin'))) throw new HttpError(403);
  const { transcript } = fieldInput(call, input);
  if ([...transcript].length < TRANSCRIPT_WORDS_MIN) {
    throw new Rejection([{ field: 'transcript', code: 'tooShort', params: { min: TRANSCRIPT_WORDS_MIN } }]);
  }
  const answer = await read(call, context);
  await context.audit.appendInOwnTransaction({
    call,
    resultStatus: STATUS.SUCCESS,
    logType: 'privacy',
    diff: { found: answer.dataCount ?? 0 },
  });
  return answer;
};
