import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, choices, dateTime, decimal, group, integer, json, list, text } from '../../../../contract/fields';
import { ecgCalls, markFields } from './ecgCalls';
import { beatLabels, CORRECTIONS_MAX, ECG_EPISODES_MAX, ecgEpisodeCodes, ecgFindingCodes, rhythms } from './ecgCodes';
import { ecgReads } from './ecgReads';
import { checkEcg, deriveEcg } from './ecgRules';
import { conclusionGroup, reportFields, reportNo, reportSort, versionFields, wearerGroup } from './reportFields';
import { printReport, reportDeletion } from './reportRules';
import { reportTransitions } from './reportTransitions';

const rate = (options: { list?: boolean } = {}) => integer({ min: 0, max: 400, ...options });
const milliseconds = (options: { list?: boolean } = {}) => integer({ min: 0, max: 60_000, ...options });
const count = () => integer({ min: 0, max: 1_000_000 });
const requiredInteger = integer({ min: 0, max: 1_000_000_000, required: true });
const second = () => decimal({ min: 0, max: 7 * 86_400, scale: 2, required: true });
const percent = () => decimal({ min: 0, max: 100, scale: 1 });

/** Report on a single-lead electrocardiogram: its measurements and the conclusion of a doctor. */
export const ecg = defineEntity({
  name: 'ecg',
  section: 'report',
  titleField: 'reportNo',
  fields: {
    reportNo: reportNo('E'),
    ...reportFields,
    ...versionFields('ecg'),
    findings: choices(ecgFindingCodes, { readOnly: true, filter: true }),
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
    /** Mean RR interval of the beats in which the intervals were measured, used for QT correction. */
    intervalRrMs: milliseconds(),
    /** QT/√RR (Bazett), which is too long at fast rates. */
    qtcB: integer({ min: 0, max: 60_000, readOnly: true }),
    /** QT/∛RR (Fridericia), on which alerts are based. */
    qtcF: integer({ min: 0, max: 60_000, readOnly: true, list: true, filter: true }),
    stMv: decimal({ min: -20, max: 20, scale: 2 }),
    rMv: decimal({ min: 0, max: 20, scale: 2 }),
    pausesOver2s: count(),
    longestPauseMs: milliseconds(),
    pac: count(),
    pvc: count(),
    afBurdenPct: percent(),
    noisyPct: percent(),
    /** Episodes that need attention, in order of time, in seconds from the start. */
    episodes: list(
      {
        code: choice(ecgEpisodeCodes, { required: true }),
        fromSec: second(),
        toSec: second(),
        certainty: choice(['high', 'low'], { required: true }),
        /**
         * The measurement and its limit, in beats a minute, seconds or number of beats, and the confidence from 0.5 at the
         * limit to 1.
         */
        value: decimal({ min: 0, max: 1_000_000, scale: 2 }),
        limit: decimal({ min: 0, max: 1_000_000, scale: 2 }),
        confidence: decimal({ min: 0, max: 1, scale: 2 }),
      },
      { readOnly: true, max: ECG_EPISODES_MAX },
    ),
    /** The averaged beat with the marks of the analysis (`AverageBeat`). */
    averageBeat: json({ secret: true, personal: true }),
    /** Marks of the averaged beat after manual changes, in ms from the R peak. */
    movedMarks: group(
      {
        ...markFields,
        adminName: text({ max: 50, required: true, personal: false }),
        time: dateTime({ required: true }),
      },
      { readOnly: true },
    ),
    /** Manual corrections of beat labels, the newest first. */
    corrections: list(
      {
        sample: requiredInteger,
        /** All beats of this shape; missing for a single beat. */
        shape: integer({ min: 0, max: 255 }),
        from: choice(beatLabels, { required: true }),
        label: choice(beatLabels, { required: true }),
        /** Number of beats whose label changed. */
        count: requiredInteger,
        adminName: text({ max: 50, required: true, personal: false }),
        time: dateTime({ required: true }),
      },
      { readOnly: true, max: CORRECTIONS_MAX },
    ),
    /** Figures that depend on labels, as computed by the analysis (`LabelFigures`). Stored with the first correction. */
    automaticFigures: json({ secret: true, personal: true }),
    /** Checksum of the stored recording. */
    waveformSha256: text({ max: 64, readOnly: true, secret: true, personal: true }),
    waveformBytes: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true, secret: true }),
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
  // The viewer shows episodes, marks and labels.
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
  // Finds whether a content of the file store is still in use.
  indexes: [['waveformSha256']],
  erasure: { records: 'remove', about: ['deviceUserId', 'elderlyId'] },
  deletion: reportDeletion,
  rowScope: { through: 'elderlyId', unlinked: 'author' },
  indexedSearch: true,
  state: { field: 'status', initial: 'generated' },
  facts: ['elderlyId', 'reportTime'],
  deadline: { field: 'dueTime', states: ['pendingReview', 'generated'] },
  urgency: 'severity',
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
