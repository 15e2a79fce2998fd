import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, choices, dateTime, decimal, group, integer, json, list, text } from '../../../../contract/fields';
import { ecgCalls, markFields } from './ecgCalls';
import { beatLabels, CORRECTIONS_MAX, ECG_EPISODES_MAX, ecgEpisodeCodes, ecgFindingCodes, rhythms } from './ecgCodes';
import { ecgReads } from './ecgReads';
import { checkEcg, deriveEcg } from './ecgRules';
import { conclusionGroup, reportFields, reportNo, reportSort, versionFields, wearerGroup } from './reportFields';
import { printReport, reportRemoval } from './reportRules';
import { reportTransitions } from './reportTransitions';

const rate = (options: { list?: boolean } = {}) => integer({ min: 0, max: 400, ...options });
const milliseconds = (options: { list?: boolean } = {}) => integer({ min: 0, max: 60_000, ...options });
const count = () => integer({ min: 0, max: 1_000_000 });
const surely = integer({ min: 0, max: 1_000_000_000, required: true });
const second = () => decimal({ min: 0, max: 7 * 86_400, scale: 2, required: true });
const percent = () => decimal({ min: 0, max: 100, scale: 1 });

/** Report on a single-lead electrocardiogram: what was measured in it, and what a doctor says to that. */
export const ecg = defineEntity({
  name: 'ecg',
  section: 'report',
  represent: 'reportNo',
  fields: {
    reportNo: reportNo('E'),
    ...reportFields,
    ...versionFields('ecg'),
    findings: choices(ecgFindingCodes, { set: 'server', filter: true }),
    lead: choice(['I', 'mII'], { required: true, default: 'I', filter: true }),
    /** Samples a second. */
    hz: integer({ min: 100, max: 1000, required: true, default: 250 }),
    durationSec: integer({ min: 1, max: 7 * 86_400, required: true, list: true }),
    rhythm: choice(rhythms, { list: true, filter: true }),
    hrAvg: rate({ list: true }),
    hrMin: rate(),
    hrMax: rate(),
    rrAvg: milliseconds(),
    rrSd: milliseconds(),
    prMs: milliseconds(),
    qrsMs: milliseconds(),
    qtMs: milliseconds(),
    /** Mean time between the beats that the intervals were measured in; QT is corrected by it. */
    intervalRrMs: milliseconds(),
    /** QT/√RR (Bazett), which is too long at fast rates. */
    qtcB: integer({ min: 0, max: 60_000, set: 'server' }),
    /** QT/∛RR (Fridericia), by which alerts go. */
    qtcF: integer({ min: 0, max: 60_000, set: 'server', list: true, filter: true }),
    stMv: decimal({ min: -20, max: 20, scale: 2 }),
    rMv: decimal({ min: 0, max: 20, scale: 2 }),
    pausesOver2s: count(),
    longestPauseMs: milliseconds(),
    pac: count(),
    pvc: count(),
    afBurdenPct: percent(),
    noisyPct: percent(),
    /** Stretches that a person should look at, in their order, in seconds from the beginning. */
    episodes: list(
      {
        code: choice(ecgEpisodeCodes, { required: true }),
        fromSec: second(),
        toSec: second(),
        certainty: choice(['high', 'low'], { required: true }),
        /** What was measured against which limit: beats a minute, else seconds or beats; from 0.5 at the limit to 1 how sure it is. */
        value: decimal({ min: 0, max: 1_000_000, scale: 2 }),
        limit: decimal({ min: 0, max: 1_000_000, scale: 2 }),
        confidence: decimal({ min: 0, max: 1, scale: 2 }),
      },
      { set: 'server', max: ECG_EPISODES_MAX },
    ),
    /** The averaged beat with the marks of the analysis (`AverageBeat`). */
    averageBeat: json({ secret: true, personal: true }),
    /** Where a person has put the marks of the averaged beat, in ms from the R peak. */
    movedMarks: group(
      {
        ...markFields,
        adminName: text({ max: 50, required: true, personal: false }),
        time: dateTime({ required: true }),
      },
      { set: 'server' },
    ),
    /** Labels of beats that persons have corrected, the newest first. */
    corrections: list(
      {
        sample: surely,
        /** All beats of this shape; missing for the one beat. */
        shape: integer({ min: 0, max: 255 }),
        from: choice(beatLabels, { required: true }),
        label: choice(beatLabels, { required: true }),
        /** Beats whose label changed. */
        count: surely,
        adminName: text({ max: 50, required: true, personal: false }),
        time: dateTime({ required: true }),
      },
      { set: 'server', max: CORRECTIONS_MAX },
    ),
    /** What follows from labels as the analysis had it (`LabelFigures`); kept with the first correction. */
    automaticFigures: json({ secret: true, personal: true }),
    /** Checksum of the stored recording. */
    waveformSha256: text({ max: 64, set: 'server', secret: true, personal: true }),
    waveformBytes: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, set: 'server', secret: true }),
  },
  groups: {
    intervals: ['rhythm', 'lead', 'hz', 'durationSec'],
    conclusion: conclusionGroup,
    measurements: [
      'hrMin',
      'hrMax',
      'rrAvg',
      'rrSd',
      'stMv',
      'rMv',
      'pausesOver2s',
      'longestPauseMs',
      'pac',
      'pvc',
      'afBurdenPct',
      'noisyPct',
    ],
    wearer: wearerGroup,
  },
  // Episodes, marks and labels are shown with the trace.
  hidden: [
    'reportNo',
    'elderlyNo',
    'status',
    'episodes',
    'movedMarks',
    'corrections',
    'hrAvg',
    'prMs',
    'qrsMs',
    'qtMs',
    'qtcB',
    'qtcF',
  ],
  columns: [
    'reportNo',
    'severity',
    'status',
    'dueTime',
    'elderlyId',
    'reportTime',
    'findings',
    'doctorId',
    'rhythm',
    'hrAvg',
    'qtcF',
    'quality',
    'durationSec',
  ],
  trend: 'reportTime',
  sort: reportSort,
  // Whether a content of the file store is still used.
  indexes: [['waveformSha256']],
  erasure: { records: 'remove', about: ['deviceUserId', 'elderlyId'] },
  removal: reportRemoval,
  belongs: { through: 'elderlyId', unlinked: 'author' },
  indexedSearch: true,
  state: { field: 'status', initial: 'generated' },
  transitions: reportTransitions,
  reads: ecgReads,
  calls: { printReport, ...ecgCalls },
  derive: deriveEcg,
  check: checkEcg,
});
export type Ecg = EntityRecord<typeof ecg>;
export type EcgEpisode = NonNullable<Ecg['episodes']>[number];
export type EcgCorrection = NonNullable<Ecg['corrections']>[number];
export type MovedMarks = NonNullable<Ecg['movedMarks']>;
