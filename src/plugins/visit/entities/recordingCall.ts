import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import {
  audio,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  integer,
  reference,
  text,
  texts,
} from '../../../../contract/fields';
import { addDays } from '../../../../contract/moment';
import { checkRecordingCall } from './recordingCallRules';
import { qualityItems, recordingCallTransitions } from './recordingCallTransitions';
import { visitPurposes } from './visitCodes';

export const callDispositions = [
  'success',
  'noAnswer',
  'busy',
  'rejected',
  'ivrDrop',
  'queueDrop',
  'ringTimeout',
  'queueOverflow',
] as const;

const number = () => text({ max: 20, pattern: /\+?[0-9-]{3,20}/, mask: 'phone', list: true });

/** A call with an elder or the family, with its recording. */
export const recordingCall = defineEntity({
  name: 'recordingCall',
  section: 'visit',
  scope: 'admin',
  titleField: 'callNo',
  hasQueryOperations: true,
  fields: {
    callNo: text({
      max: 16,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: 'C', digits: 8 },
    }),
    direction: choice(['in', 'out'], { required: true, default: 'out', list: true, filter: true }),
    callTime: dateTime({ required: true, list: true, filter: true }),
    ringSec: integer({ min: 0, max: 3600 }),
    talkSec: integer({ min: 0, max: 36_000, list: true, filter: true }),
    callerNo: number(),
    calleeNo: number(),
    elderlyId: reference('elderly', { list: true, filter: true }),
    elderlyNo: text({ max: 20, readOnly: true, search: true, personal: 'number' }),
    elderlyName: text({ max: 50, readOnly: true, mask: 'name', search: true }),
    returnVisitId: reference('returnVisit', { readOnly: true, list: true, filter: true }),
    /** The agent. */
    adminId: reference('admin', { list: true, filter: true }),
    line: text({ max: 20, personal: false }),
    disposition: choice(callDispositions, { required: true, default: 'success', list: true, filter: true }),
    purpose: choice(visitPurposes, { filter: true }),
    recording: audio({}),
    // Facts about the file, stored here so that lists do not have to read it.
    format: text({ max: 50, readOnly: true, personal: false }),
    sizeBytes: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true }),
    durationSec: decimal({ min: 0, max: 1_000_000, scale: 1, readOnly: true, list: true }),
    sha256: text({ max: 64, readOnly: true, mask: 'text' }),
    transcript: text({ max: 20_000, multiline: true, mask: 'text' }),
    summary: text({ max: 500, multiline: true, mask: 'text' }),
    tags: texts({ maxItems: 10, max: 20, filter: true, personal: true }),
    qualityScore: integer({ min: 0, max: 100, readOnly: true, list: true, filter: true }),
    /** The quality items that were done well. */
    qualityItems: choices(qualityItems, { readOnly: true }),
    qualityNote: text({ max: 500, multiline: true, readOnly: true, personal: true }),
    checkerId: reference('admin', { readOnly: true }),
    checkTime: dateTime({ readOnly: true }),
    /** Last day of the retention period. */
    retentionUntil: date({ readOnly: true, list: true }),
    status: choice(['uploaded', 'linked', 'checked', 'archived'], {
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    recording: { form: ['recording'], show: ['format', 'durationSec', 'sizeBytes', 'retentionUntil'] },
    call: [
      'callNo',
      'direction',
      'disposition',
      'callTime',
      'talkSec',
      'ringSec',
      'callerNo',
      'calleeNo',
      'line',
      'elderlyId',
      'adminId',
      'purpose',
      'tags',
      'returnVisitId',
    ],
    quality: ['qualityScore', 'qualityItems', 'qualityNote', 'checkerId', 'checkTime'],
    content: ['summary', 'transcript', 'remark'],
  },
  hidden: ['elderlyNo', 'elderlyName', 'sha256', 'status'],
  columns: [
    'callNo',
    'callTime',
    'elderlyId',
    'status',
    'direction',
    'disposition',
    'adminId',
    'talkSec',
    'qualityScore',
    'returnVisitId',
  ],
  quickFilters: {
    unlinked: { filter: { status: 'uploaded' }, count: true },
    unchecked: { filter: { status: 'linked' }, count: true },
    poor: { filter: { qualityScore: { to: 59 } } },
    week: { filter: (today) => ({ callTime: { from: addDays(today, -6), to: today } }) },
  },
  counts: ['status'],
  trend: 'callTime',
  sort: [['callTime', 'desc']],
  erasure: { records: 'anonymise', about: ['elderlyId'] },
  deletion: { kind: 'soft', inputs: { reason: text({ max: 200 }) } },
  rowScope: { through: 'elderlyId', owner: 'adminId', unlinked: 'owner' },
  state: { field: 'status', initial: 'uploaded' },
  transitions: recordingCallTransitions,
  calls: {
    /** Gives the caller temporary access to the recording, and logs it; answers {@link PlayableRecording}. */
    playRecording: {
      input: {
        id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
        /** `download` is for keeping a copy. */
        use: choice(['play', 'download'], { required: true, default: 'play' }),
      },
      risk: 'danger',
    },
    /**
     * Finds the latest calls whose transcripts contain some words, for callers who can reveal transcripts; logs each
     * search.
     */
    searchTranscripts: { input: { transcript: text({ max: 50, required: true }) }, risk: 'danger' },
  },
  check: checkRecordingCall,
});
export type RecordingCall = EntityRecord<typeof recordingCall>;

/** Minimum length of a search text for transcripts. */
export const TRANSCRIPT_WORDS_MIN = 2;
/** Maximum number of calls in the answer of a transcript search. */
export const TRANSCRIPT_HITS_MAX = 50;

/** The answer of `playRecording`; the caller can load the file for a minute. */
export interface PlayableRecording {
  fileId: string;
  mime: string;
  durationSec: number | null;
}
