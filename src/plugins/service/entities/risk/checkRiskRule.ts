import type { Draft } from '../../../../../contract/defineEntity';
import type { Problem } from '../../../../../contract/problems';
import type { RiskRule } from './riskRule';
import { riskRuleOf } from './riskRules';

/**
 * Validates a rule: it has exactly its own limits and cases, each limit is within its range, and ascending limits
 * ascend.
 */
export function checkRiskRule(record: Draft): Problem[] {
  // Field validation has already run.
  const { ruleId, limits, points } = record as Partial<RiskRule>;
  if (!ruleId) return [];
  const rule = riskRuleOf(ruleId);
  const problems = [
    ...namesProblem('limits', limits ?? [], Object.keys(rule.limits)),
    ...namesProblem('points', points ?? [], Object.keys(rule.points)),
  ];
  if (problems.length > 0) return problems;
  const values = new Map((limits ?? []).map(({ name, value }, index) => [name, { value, index }]));
  for (const [name, { value, index }] of values) {
    const range = rule.limits[name];
    if (!range) continue;
    const field = `limits.${index}.value`;
    if (value < range.min) problems.push({ field, code: 'tooSmall', params: { min: range.min } });
    if (value > range.max) problems.push({ field, code: 'tooLarge', params: { max: range.max } });
  }
  rule.ascending.slice(1).forEach((name, position) => {
    const [before, current] = [values.get(rule.ascending[position] ?? name), values.get(name)];
    if (before && current && current.value <= before.value) {
      problems.push({ field: `limits.${current.index}.value`, code: 'limitsAscend' });
    }
  });
  return problems;
}

/** Requires each name of the rule exactly once, and no other. */
function namesProblem(field: string, rows: readonly { name: string }[], names: readonly string[]): Problem[] {
  const present = new Set(rows.map(({ name }) => name));
  const isComplete = rows.length === names.length && names.every((name) => present.has(name));
  return isComplete ? [] : [{ field, code: 'ruleFiguresIncomplete' }];
}
