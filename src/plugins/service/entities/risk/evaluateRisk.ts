import { RISK_SCORE_MAX, type RiskLevel, riskLevelOf } from './riskLevels';
import type { RiskCase, RiskRuleId } from './riskRuleDefinition';
import type { RiskRuleTable } from './riskRuleTable';
import type { RiskNeighbours, RiskVisit } from './riskVisit';

/** What one rule found in one visit. */
export interface RiskHit {
  ruleId: RiskRuleId;
  /** The version of the rule at that time. */
  ruleVersion: number;
  /** The heaviest case that applied. */
  riskCase: RiskCase;
  value: number;
  limit: number;
  points: number;
}

/** What all rules found in a visit. */
export interface RiskResult {
  /** Points of all hits, 100 at most. */
  riskScore: number;
  riskLevel: RiskLevel;
  riskHits: RiskHit[];
}

/** Runs the enabled rules of a table over the facts of one visit; pure, so that the same facts always give the same. */
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
