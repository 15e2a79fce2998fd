import type { Draft, RuleContext } from '../../../../contract/defineEntity';
import { addMonths } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { RecordingCall } from './recordingCall';

/** Years for which a recording is kept (records of trade: three years, E-commerce Law Art. 31). */
const RETENTION_YEARS = 3;
/** Seconds by which clocks of telephone systems and files differ. */
const TALK_TOLERANCE_SEC = 2;

type Known = { -readonly [K in keyof RecordingCall]?: RecordingCall[K] };

/** Who was reached spoke for some time and was recorded, unless that was long ago; nobody spoke longer than the recording lasts. */
export function checkRecordingCall(record: Draft, { today }: Pick<RuleContext, 'today'>): Problem[] {
  const call = record as Known;
  const problems: Problem[] = [];
  // Recordings go when their time is over.
  const isKept = call.retentionUntil == null || call.retentionUntil >= today;
  if (call.disposition === 'success' && call.recording == null && isKept) {
    problems.push({ field: 'recording', code: 'recordingRequired' });
  }
  if (call.disposition !== 'success' && (call.talkSec ?? 0) > 0) {
    problems.push({ field: 'talkSec', code: 'talkedWithNobody' });
  }
  if (call.durationSec != null && (call.talkSec ?? 0) > call.durationSec + TALK_TOLERANCE_SEC) {
    problems.push({ field: 'talkSec', code: 'talkLongerThanRecording', params: { seconds: call.durationSec } });
  }
  return problems;
}

/** The last day on which a call of that moment has to be kept. */
export function retentionEnd(callTime: string): string {
  return addMonths(callTime.slice(0, 'YYYY-MM-DD'.length), 12 * RETENTION_YEARS);
}
