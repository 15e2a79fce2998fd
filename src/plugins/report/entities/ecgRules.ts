import type { Draft } from '../../../../contract/defineEntity';
import type { Problem } from '../../../../contract/problems';
import type { EcgFinding, ecgEpisodeCodes, Rhythm } from './ecgCodes';
import { ECG_RATES } from './ecgCodes';
import { checkPeriod, deriveUrgency, type FindingRule, measurementOf } from './reportRules';

/** QTc limits in ms: long, by sex (GB/T 2261.1; the higher limit if unknown), and critical [ESC 2015, AHA 2009]. */
const QTC_LONG = { '1': 450, '2': 460 } as const;
const QTC_LONG_UNKNOWN = 460;
export const QTC_CRITICAL = 500;
/** Usual PR interval and longest usual QRS, in milliseconds. */
export const PR_USUAL = { from: 120, to: 200 } as const;
export const QRS_LONG = 120;
/** Beats a minute beyond which the heart is slow or fast [ACC/AHA/HRS 2018]. */
export const HEART_RATE_USUAL = { from: 50, to: 100 } as const;
/** Minimum milliseconds of a pause that raises a warning [ACC/AHA/HRS 2018]. */
export const PAUSE_LONG_MS = 3_000;
/** Milliseconds without a beat that count as asystole [PhysioNet/CinC Challenge 2015]. */
export const ASYSTOLE_MS = 4_000;
/** Ectopic beats per hour that are a finding, and the percentage of noise that makes a recording unreadable (our choice). */
const ECTOPIC_PER_HOUR = 30;
const NOISY_PCT = 20;

/** Returns the limit in milliseconds from which QTc is long for a sex. */
export function qtcLimit(gender: unknown): number {
  return gender === '1' || gender === '2' ? QTC_LONG[gender] : QTC_LONG_UNKNOWN;
}

/** Returns QT corrected for the heart rate after Bazett and Fridericia, all in milliseconds. */
export function correctedQt(qtMs: number, rrMs: number): { qtcB: number; qtcF: number } {
  const seconds = rrMs / 1000;
  return { qtcB: Math.round(qtMs / Math.sqrt(seconds)), qtcF: Math.round(qtMs / Math.cbrt(seconds)) };
}

/**
 * Findings that are reported even if the sampling rate is implausible: life-threatening ones, and problems of the recording.
 */
const UNTIMED: readonly EcgFinding[] = [
  'ventricularFibrillation',
  'asystole',
  'ventricularRun',
  'doubtfulRate',
  'doubtfulGain',
  'overlapping',
  'noisy',
];

/** Returns the findings, and the resulting urgency of the report. */
const ecgFindings = (record: Draft) => deriveUrgency(record, ecgFindingRules(record));

/** Returns the possible findings and whether each applies. The QTc alert uses Fridericia. */
export function ecgFindingRules(record: Draft): FindingRule<EcgFinding>[] {
  const isTimed = !hasEpisode(record, 'doubtfulRate');
  const hours = Math.max((measurementOf(record, 'durationSec') ?? 0) / 3600, 1 / 60);
  const rules: readonly FindingRule<EcgFinding>[] = [
    ['ventricularFibrillation', 'critical', record.rhythm === 'VF', 'rhythm'],
    ['asystole', 'critical', isAsystole(record), 'longestPauseMs'],
    ['qtcCritical', 'critical', isQtMeaningful(record) && exceeds(record, 'qtcF', QTC_CRITICAL), 'qtcF'],
    ['ventricularRun', 'critical', record.rhythm === 'VT' || hasEpisode(record, 'VT'), 'rhythm'],
    ['doubtfulRate', 'warn', !isTimed],
    ['avBlock2', 'warn', record.rhythm === 'avBlock2' || hasEpisode(record, 'avBlock2'), 'rhythm'],
    ['pauseLong', 'warn', exceeds(record, 'longestPauseMs', PAUSE_LONG_MS) && !isAsystole(record), 'longestPauseMs'],
    ['extremelySlow', 'warn', hasEpisode(record, 'bradycardia'), 'hrMin'],
    ['extremelyFast', 'warn', hasEpisode(record, 'tachycardia'), 'hrMax'],
    ['atrialFibrillation', 'warn', record.rhythm === 'AF' || exceeds(record, 'afBurdenPct', 0), 'afBurdenPct'],
    ['supraventricularRun', 'warn', record.rhythm === 'SVT' || hasEpisode(record, 'SVT'), 'rhythm'],
    ['idioventricular', 'warn', record.rhythm === 'IVR', 'rhythm'],
    [
      'qtcLong',
      'warn',
      isQtMeaningful(record) && isLong(measurementOf(record, 'qtcF'), qtcLimit(record.gender)),
      'qtcF',
    ],
    ['pause', 'info', exceeds(record, 'pausesOver2s', 0), 'pausesOver2s'],
    ['prematureVentricular', 'info', exceeds(record, 'pvc', ECTOPIC_PER_HOUR * hours), 'pvc'],
    ['prematureAtrial', 'info', exceeds(record, 'pac', ECTOPIC_PER_HOUR * hours), 'pac'],
    ['prLong', 'info', exceeds(record, 'prMs', PR_USUAL.to), 'prMs'],
    ['qrsWide', 'info', exceeds(record, 'qrsMs', QRS_LONG), 'qrsMs'],
    ['slow', 'info', (measurementOf(record, 'hrAvg') ?? HEART_RATE_USUAL.from) < HEART_RATE_USUAL.from, 'hrAvg'],
    ['fast', 'info', exceeds(record, 'hrAvg', HEART_RATE_USUAL.to), 'hrAvg'],
    ['paced', 'info', record.rhythm === 'pace' || hasEpisode(record, 'paced')],
    ['unclassified', 'info', record.rhythm === 'unclassified'],
    ['doubtfulGain', 'info', hasEpisode(record, 'doubtfulGain')],
    ['overlapping', 'info', hasEpisode(record, 'overlap')],
    ['noisy', 'info', exceeds(record, 'noisyPct', NOISY_PCT) || record.rhythm === 'unreadable', 'noisyPct'],
  ];
  return rules.filter(([code]) => isTimed || UNTIMED.includes(code));
}

/** Whether there was no beat for four seconds, whatever the classified rhythm. */
function isAsystole(record: Draft): boolean {
  return record.rhythm === 'asystole' || (measurementOf(record, 'longestPauseMs') ?? 0) >= ASYSTOLE_MS;
}

/** Rhythms in which QT does not reflect repolarization. */
const RHYTHMS_WITHOUT_QT: readonly unknown[] = [
  'AF',
  'IVR',
  'VT',
  'VF',
  'asystole',
  'pace',
  'unreadable',
] satisfies Rhythm[];

/**
 * Whether a long QTc is meaningful. It requires a steady atrial rhythm without pacing or bundle-branch block, which widens
 * QRS.
 */
function isQtMeaningful(record: Draft): boolean {
  return (
    !RHYTHMS_WITHOUT_QT.includes(record.rhythm) && !hasEpisode(record, 'paced') && !exceeds(record, 'qrsMs', QRS_LONG)
  );
}

/** Derives QTc, findings and urgency from the measurements. */
export function deriveEcg(record: Draft): Draft {
  const [qt, rr] = [
    measurementOf(record, 'qtMs'),
    measurementOf(record, 'intervalRrMs') ?? measurementOf(record, 'rrAvg'),
  ];
  const corrected = qt !== undefined && rr !== undefined ? correctedQt(qt, rr) : { qtcB: null, qtcF: null };
  return { ...corrected, ...ecgFindings({ ...record, ...corrected }) };
}

/** Checks that rates are consistent and that the sampling rate exists. */
export function checkEcg(record: Draft): Problem[] {
  const problems = checkPeriod(record);
  const [hz, low, mean, high] = ['hz', 'hrMin', 'hrAvg', 'hrMax'].map((field) => measurementOf(record, field));
  if (hz !== undefined && !ECG_RATES.some((rate) => rate === hz)) problems.push({ field: 'hz', code: 'notAllowed' });
  if (low !== undefined && mean !== undefined && low > mean) problems.push({ field: 'hrMin', code: 'rangeOrder' });
  if (high !== undefined && mean !== undefined && high < mean) problems.push({ field: 'hrMax', code: 'rangeOrder' });
  return problems;
}

/** Whether the recording has an episode of a kind, whatever its classified rhythm. */
function hasEpisode(record: Draft, code: (typeof ecgEpisodeCodes)[number]): boolean {
  const { episodes } = record;
  return Array.isArray(episodes) && episodes.some((episode: { code?: unknown }) => episode.code === code);
}

function exceeds(record: Draft, field: string, limit: number): boolean {
  return (measurementOf(record, field) ?? Number.NEGATIVE_INFINITY) > limit;
}

function isLong(qtc: number | undefined, limit: number): boolean {
  return qtc !== undefined && qtc >= limit;
}
