import type { RiskNeighbours, RiskVisit } from './riskVisit';

/** The rules by number; the order is that of hits. */
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

/** Names of the figures that an operator may set; the unit ends the name. */
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

/** The cases a rule tells apart, each with points of its own; `hit` where there is only one. */
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

/** A figure of a rule: what it is unless an operator sets it, and the inclusive range it may be set to. */
export interface RiskLimit {
  default: number;
  min: number;
  max: number;
}

/** What a rule found: the cases that apply, the heaviest last, and the figures that tell the person why. */
export interface RiskFinding<C extends RiskCase = RiskCase> {
  /** A case that applies at both ends of a visit stands twice, and counts twice. */
  cases: readonly C[];
  /** What was measured, rounded to a whole number away from the limit. */
  value: number;
  /** What it was measured against. */
  limit: number;
}

/** One anomaly rule: its figures, its points, and the pure function that looks for it. */
export interface RiskRuleDefinition<L extends RiskLimitName = RiskLimitName, C extends RiskCase = RiskCase> {
  id: RiskRuleId;
  limits: Readonly<Record<L, RiskLimit>>;
  /** Limits of which each must be greater than the one before. */
  ascending?: readonly NoInfer<L>[];
  /** Points of each case, 0–100. */
  points: Readonly<Record<C, number>>;
  evaluate(
    visit: RiskVisit,
    neighbours: RiskNeighbours,
    limits: Readonly<Record<L, number>>,
  ): RiskFinding<C> | undefined;
}

/** A rule whose limits and cases are known by name only, so that all fit into one table. */
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

/** Describes a rule. */
export function defineRiskRule<const L extends RiskLimitName, const C extends RiskCase>(
  definition: RiskRuleDefinition<L, C>,
): RiskRuleEntry {
  return { ...definition, ascending: definition.ascending ?? [] };
}
