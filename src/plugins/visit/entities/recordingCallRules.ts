import type { RuleContext } from '../../../../contract/defineEntity';
import { defineRule, type Rule } from '../../../../contract/defineRule';
import { addMonths } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { recordingCall } from './recordingCall';

/** Retention of recordings in years (records of trade: three years, E-commerce Law Art. 31). */
const RETENTION_YEARS = 3;
/** Tolerated difference in seconds between the durations in the telephone system and in the file. */
const TALK_TOLERANCE_SEC = 2;

const rule = defineRule<typeof recordingCall>();
/** The current day. */
type Today = Pick<RuleContext, 'today'>;

/**
 * Requires an answered call to have a talk time and, within the retention period, a recording. The talk time cannot
 * exceed the duration of the recording.
 */
export const checkRecordingCall: Rule<[Today], Problem[]> = rule((call, { today }: Today) => {
  const problems: Problem[] = [];
  // Recordings are deleted when the retention period ends.
  const isRetained = call.retentionUntil == null || call.retentionUntil >= today;
  if (call.disposition === 'success' && call.recording == null && isRetained) {
    problems.push({ field: 'recording', code: 'recordingRequired' });
  }
  if (call.disposition !== 'success' && (call.talkSec ?? 0) > 0) {
    problems.push({ field: 'talkSec', code: 'talkedWithNobody' });
  }
  if (call.durationSec != null && (call.talkSec ?? 0) > call.durationSec + TALK_TOLERANCE_SEC) {
    problems.push({ field: 'talkSec', code: 'talkLongerThanRecording', params: { seconds: call.durationSec } });
  }
  return problems;
});

/** Returns the last day of the retention period of a call. */
export function retentionEnd(callTime: string): string {
  return addMonths(callTime.slice(0, 'YYYY-MM-DD'.length), 12 * RETENTION_YEARS);
}
