import { riskLevels } from '../applications/applicationStates';

/** Severity of all anomalies of a visit together. */
export type RiskLevel = (typeof riskLevels)[number];

/** Maximum total of the points. */
export const RISK_SCORE_MAX = 100;
/** The minimum score of each level. */
const MEDIUM_FROM = 30;
const HIGH_FROM = 60;

/** Returns the level of a score: none 0, low 1–29, medium 30–59, high from 60. */
export function riskLevelOf(score: number): RiskLevel {
  if (score >= HIGH_FROM) return 'high';
  if (score >= MEDIUM_FROM) return 'medium';
  return score > 0 ? 'low' : 'none';
}

/** Returns a level and those above it, up to another one. The upper level defaults to high. */
export function levelsFrom(level: RiskLevel, last: RiskLevel = 'high'): RiskLevel[] {
  return riskLevels.slice(riskLevels.indexOf(level), riskLevels.indexOf(last) + 1);
}
