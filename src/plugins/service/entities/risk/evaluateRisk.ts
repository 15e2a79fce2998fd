import { RISK_SCORE_MAX, type RiskLevel, riskLevelOf } from './riskLevels';
import type { RiskCase, RiskRuleId } from './riskRuleDefinition';
import type { RiskRuleTable } from './riskRuleTable';
import type { RiskNeighbours, RiskVisit } from './riskVisit';

/** The finding of one rule in one visit. */
export interface RiskHit {
  ruleId: RiskRuleId;
  /** The version of the rule at the time of evaluation. */
  ruleVersion: number;
  /** The most severe case that applied. */
  riskCase: RiskCase;
  value: number;
  limit: number;
  points: number;
}

/** The findings of all rules in a visit. */
export interface RiskResult {
  /** Total points of all hits, at most 100. */
  riskScore: number;
  riskLevel: RiskLevel;
  riskHits: RiskHit[];
}

/** Runs the enabled rules of a table on the facts of one visit; pure and deterministic. */
export function evaluateRisk(visit: RiskVisit, neighbours: RiskNeighbours, table: RiskRuleTable): RiskResult {
  const riskHits: RiskHit[] = [];
  let total = 0;
  for (const { rule, version, limits, points } of table) {
    const finding = rule.evaluate(visit, neighbours, limits);
    const riskCase = finding?.cases.at(-1);
    if (!finding || riskCase === undefined) continue;
    const sum = finding.cases.reduce((all, found) => all + (points[found] ?? 0), 0);
    const { value, limit } = finding;
    riskHits.push({ ruleId: rule.id, ruleVersion: version, riskCase, value, limit, points: sum });
    total += sum;
  }
  const riskScore = Math.min(RISK_SCORE_MAX, total);
  return { riskScore, riskLevel: riskLevelOf(riskScore), riskHits };
}
