import { type RiskRuleEntry, type RiskRuleId, riskRuleIds } from './riskRuleDefinition';
import { evidenceRules } from './rules/evidenceRules';
import { overlapRules } from './rules/overlapRules';
import { personRules } from './rules/personRules';
import { placeRules } from './rules/placeRules';
import { timeRules } from './rules/timeRules';

const byId = new Map(
  [...placeRules, ...timeRules, ...overlapRules, ...evidenceRules, ...personRules].map((rule) => [rule.id, rule]),
);

/** All anomaly rules, by number. */
export const riskRules: readonly RiskRuleEntry[] = riskRuleIds.map(riskRuleOf);

/** Returns the rule with an id. */
export function riskRuleOf(id: RiskRuleId): RiskRuleEntry {
  const rule = byId.get(id);
  if (!rule) throw new Error(`there is no rule ${id}`);
  return rule;
}
