import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, choices, decimal, integer, list, text } from '../../../../contract/fields';
import { ECG_EPISODES_MAX, ecgEpisodeCodes, ecgFindingCodes, rhythms } from './ecgCodes';
import { ecgReads } from './ecgReads';
import { checkEcg, deriveEcg } from './ecgRules';
import { conclusionGroup, reportFields, reportNo, reportSort, wearerGroup } from './reportFields';
import { printReport, reportRemoval } from './reportRules';
import { reportTransitions } from './reportTransitions';

const rate = (options: { list?: boolean } = {}) => integer({ min: 0, max: 400, ...options });
const milliseconds = (options: { list?: boolean } = {}) => integer({ min: 0, max: 60_000, ...options });
const count = () => integer({ min: 0, max: 1_000_000 });
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
      },
      { set: 'server', max: ECG_EPISODES_MAX },
    ),
    /** Checksum of the stored recording. */
    waveformSha256: text({ max: 64, set: 'server', secret: true }),
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
  // Episodes are shown with the trace.
  hidden: ['reportNo', 'elderlyNo', 'status', 'episodes', 'hrAvg', 'prMs', 'qrsMs', 'qtMs', 'qtcB', 'qtcF'],
  columns: [
    'reportNo',
    'severity',
    'status',
    'dueTime',
    'elderlyId',
    'reportTime',
    'durationSec',
    'rhythm',
    'hrAvg',
    'qtcF',
    'findings',
    'quality',
    'doctorId',
  ],
  sort: reportSort,
  // Whether a content of the file store is still used.
  indexes: [['waveformSha256']],
  removal: reportRemoval,
  belongs: { through: 'elderlyId', unlinked: 'author' },
  state: { field: 'status', initial: 'generated' },
  transitions: reportTransitions,
  reads: ecgReads,
  calls: { printReport },
  derive: deriveEcg,
  check: checkEcg,
});
export type Ecg = EntityRecord<typeof ecg>;
export type EcgEpisode = NonNullable<Ecg['episodes']>[number];
