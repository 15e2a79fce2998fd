import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation/validation';
import { checkRiskRule } from '../../entities/risk/checkRiskRule';
import type { RiskRule } from '../../entities/risk/riskRule';
import { riskRuleFigures } from '../../entities/risk/riskRule';

/** Unsaved configuration of a rule; a cleared figure is null. */
export interface RuleDraft {
  enabled: boolean;
  limits: readonly { name: string; value: number | null }[];
  points: readonly { name: string; value: number | null }[];
}

/** Changed rules by id. */
export type RuleDrafts = Readonly<Record<string, RuleDraft>>;

/** Returns a draft of a stored rule. */
export function draftOf({ enabled, limits, points }: RiskRule): RuleDraft {
  return { enabled, limits: limits ?? [], points };
}

/** Returns the drafts with one rule updated. A draft equal to its stored rule is removed. */
export function withDraft(drafts: RuleDrafts, rule: RiskRule, draft: RuleDraft): RuleDrafts {
  const { [String(rule.id)]: _, ...rest } = drafts;
  return JSON.stringify(draft) === JSON.stringify(draftOf(rule)) ? rest : { ...rest, [String(rule.id)]: draft };
}

/** Returns the draft with one figure updated. */
export function withFigure(
  draft: RuleDraft,
  { kind, name, value }: { kind: 'limits' | 'points'; name: string; value: number | null },
): RuleDraft {
  return { ...draft, [kind]: draft[kind].map((each) => (each.name === name ? { ...each, value } : each)) };
}

/** Returns the problems of a draft by field (`limits.0.value`), as the server would report them. */
export function draftProblems({ ruleId }: Pick<RiskRule, 'ruleId'>, draft: RuleDraft): Problem[] {
  const parsed = parseFields(riskRuleFigures, draft as unknown as Record<string, unknown>);
  return parsed.ok ? checkRiskRule({ ruleId, ...draft }) : parsed.problems;
}
