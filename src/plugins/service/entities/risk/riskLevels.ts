import { riskLevels } from '../applicationStates';

/** How serious the anomalies of a visit are together. */
export type RiskLevel = (typeof riskLevels)[number];

/** Points never add up to more. */
export const RISK_SCORE_MAX = 100;
/** The lowest score of each level. */
const MEDIUM_FROM = 30;
const HIGH_FROM = 60;

/** The level of a score: none 0, low 1–29, medium 30–59, high from 60. */
export function riskLevelOf(score: number): RiskLevel {
  if (score >= HIGH_FROM) return 'high';
  if (score >= MEDIUM_FROM) return 'medium';
  return score > 0 ? 'low' : 'none';
}

/** A level and those above it, as far as another one unless told. */
export function levelsFrom(level: RiskLevel, last: RiskLevel = 'high'): RiskLevel[] {
  return riskLevels.slice(riskLevels.indexOf(level), riskLevels.indexOf(last) + 1);
}
