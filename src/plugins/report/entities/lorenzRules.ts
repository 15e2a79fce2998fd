import type { Draft } from '../../../../contract/defineEntity';
import type { Problem } from '../../../../contract/problems';
import { ellipseAxes } from '../../record/entities/ellipseAxes';
import { checkPeriod, deriveUrgency, type FindingRule, measurementOf } from './reportRules';

/** Possible findings in a plot. */
export const lorenzFindingCodes = ['afSuspect', 'uninterpretable', 'lowVariability', 'ectopic'] as const;
type LorenzFinding = (typeof lorenzFindingCodes)[number];

/** Minimum hours of a plot (our choice). */
export const LORENZ_HOURS_MIN = 2;
/** Percentages of ectopic beats: uninterpretable, and worth reporting (our choice). */
const ECTOPIC_LIMIT_PCT = 20;
const ECTOPIC_NOTED_PCT = 5;
/** Milliseconds of a 24-hour SDNN below which it is low (Kleiger 1987). */
const SDNN_LOW = 50;
/** Minimum hours of a 24-hour SDNN. */
const DAY_HOURS = 18;

/** Derives ellipse, findings and urgency from the measurements. */
export function deriveLorenz(record: Draft): Draft {
  const [sdnn, rmssd] = [measurementOf(record, 'sdnn'), measurementOf(record, 'rmssd')];
  return { ...ellipse(sdnn, rmssd), ...lorenzFindings(record) };
}

function ellipse(sdnn: number | undefined, rmssd: number | undefined): Draft {
  if (sdnn === undefined || rmssd === undefined) return { sd1: null, sd2: null, ratio: null, area: null };
  const { sd1, sd2 } = ellipseAxes(sdnn, rmssd);
  return {
    sd1: rounded(sd1, 1),
    sd2: rounded(sd2, 1),
    ratio: sd2 > 0 ? rounded(sd1 / sd2, 3) : null,
    area: Math.round(Math.PI * sd1 * sd2),
  };
}

const lorenzFindings = (record: Draft) => deriveUrgency(record, lorenzFindingRules(record));

/** Returns the possible findings of a plot and whether each applies. */
export function lorenzFindingRules(record: Draft): FindingRule<LorenzFinding>[] {
  const ectopic = measurementOf(record, 'ectopicPct') ?? 0;
  const isDay = (measurementOf(record, 'hours') ?? 0) >= DAY_HOURS;
  return [
    ['afSuspect', 'warn', record.afSuspect === true, 'afSuspect'],
    ['uninterpretable', 'info', ectopic > ECTOPIC_LIMIT_PCT, 'ectopicPct'],
    ['lowVariability', 'warn', isDay && (measurementOf(record, 'sdnn') ?? SDNN_LOW) < SDNN_LOW, 'sdnn'],
    ['ectopic', 'info', ectopic > ECTOPIC_NOTED_PCT, 'ectopicPct'],
  ];
}

/** Checks that the plot has at least two hours and that they fit into its period. */
export function checkLorenz(record: Draft): Problem[] {
  const problems = checkPeriod(record);
  const hours = measurementOf(record, 'hours');
  if (hours !== undefined && hours < LORENZ_HOURS_MIN) {
    problems.push({ field: 'hours', code: 'tooSmall', params: { min: LORENZ_HOURS_MIN } });
  }
  return problems;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
