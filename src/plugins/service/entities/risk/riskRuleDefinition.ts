import type { RiskNeighbours, RiskVisit } from './riskVisit';

/** Ids of the rules; hits are in this order. */
export const riskRuleIds = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
  'R23',
  'R24',
] as const;
export type RiskRuleId = (typeof riskRuleIds)[number];

/** Names of the limits that an operator can configure; each name ends with its unit. */
export const riskLimitNames = [
  'geofenceM',
  'awayM',
  'farM',
  'accuracyMaxM',
  'slightMinutes',
  'seriousMinutes',
  'fragmentMinutes',
  'shortPercent',
  'longPercent',
  'excessiveMinutes',
  'overlapMinutes',
  'speedKmh',
  'distanceM',
  'differentBits',
  'withinDays',
  'attendants',
  'withinHours',
  'dayHours',
  'dayVisits',
  'monthHours',
  'manualPercent',
  'driftSeconds',
  'visits',
  'toleranceMinutes',
  'fromHour',
  'toHour',
  'photoAgeMinutes',
] as const;
export type RiskLimitName = (typeof riskLimitNames)[number];

/** The cases of rules, each with its own points; `hit` if a rule has only one. */
export const riskCases = [
  'hit',
  'near',
  'away',
  'far',
  'slight',
  'serious',
  'short',
  'belowMinimum',
  'fragment',
  'long',
  'excessive',
  'samePhoto',
  'similarPhoto',
  'roleMismatch',
  'certificateInvalid',
  'notPassed',
  'gradeNotAllowed',
  'notServed',
  'deceased',
  'dayHours',
  'dayVisits',
  'monthQuota',
  'manual',
  'manualOften',
  'clockDrift',
  'futureTime',
  'tooFewPhotos',
  'albumPhoto',
  'oldPhoto',
] as const;
export type RiskCase = (typeof riskCases)[number];

/** A limit of a rule: its default, and its inclusive range. */
export interface RiskLimit {
  default: number;
  min: number;
  max: number;
}

/** The finding of a rule: the cases that apply, the most severe last, and the figures that explain it to the user. */
export interface RiskFinding<C extends RiskCase = RiskCase> {
  /** A case that applies at both ends of a visit is listed, and counted, twice. */
  cases: readonly C[];
  /** The measured value, rounded to a whole number away from the limit. */
  value: number;
  /** The limit that it was compared with. */
  limit: number;
}

/** An anomaly rule: its limits, its points, and its pure detection function. */
export interface RiskRuleDefinition<L extends RiskLimitName = RiskLimitName, C extends RiskCase = RiskCase> {
  id: RiskRuleId;
  limits: Readonly<Record<L, RiskLimit>>;
  /** Limits that must be strictly ascending. */
  ascending?: readonly NoInfer<L>[];
  /** Points of each case, 0–100. */
  points: Readonly<Record<C, number>>;
  evaluate(
    visit: RiskVisit,
    neighbours: RiskNeighbours,
    limits: Readonly<Record<L, number>>,
  ): RiskFinding<C> | undefined;
}

/** A rule with the types of its limits and cases widened, so that all rules fit into one table. */
export interface RiskRuleEntry {
  id: RiskRuleId;
  limits: Readonly<Partial<Record<RiskLimitName, RiskLimit>>>;
  ascending: readonly RiskLimitName[];
  points: Readonly<Partial<Record<RiskCase, number>>>;
  evaluate(
    visit: RiskVisit,
    neighbours: RiskNeighbours,
    limits: Readonly<Record<RiskLimitName, number>>,
  ): RiskFinding | undefined;
}

/** Defines a rule. */
export function defineRiskRule<const L extends RiskLimitName, const C extends RiskCase>(
  definition: RiskRuleDefinition<L, C>,
): RiskRuleEntry {
  return { ...definition, ascending: definition.ascending ?? [] };
}
