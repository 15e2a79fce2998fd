import type { Problem } from '../../../../../contract/problems';
import { parseFields } from '../../../../../contract/validation';
import { checkRiskRule } from '../../entities/risk/checkRiskRule';
import type { RiskRule } from '../../entities/riskRule';
import { riskRuleFigures } from '../../entities/riskRule';

/** How a rule is being set; a figure that is cleared is null until it is filled again. */
export interface RuleDraft {
  enabled: boolean;
  limits: readonly { name: string; value: number | null }[];
  points: readonly { name: string; value: number | null }[];
}

/** Changed rules by id. */
export type RuleDrafts = Readonly<Record<string, RuleDraft>>;

/** A rule as it is stored, as a draft. */
export function draftOf({ enabled, limits, points }: RiskRule): RuleDraft {
  return { enabled, limits: limits ?? [], points };
}

/** The drafts with one rule set; a rule that is as it was is none of them. */
export function withDraft(drafts: RuleDrafts, rule: RiskRule, draft: RuleDraft): RuleDrafts {
  const { [String(rule.id)]: _, ...rest } = drafts;
  return JSON.stringify(draft) === JSON.stringify(draftOf(rule)) ? rest : { ...rest, [String(rule.id)]: draft };
}

/** The draft with one figure set. */
export function withFigure(
  draft: RuleDraft,
  { kind, name, value }: { kind: 'limits' | 'points'; name: string; value: number | null },
): RuleDraft {
  return { ...draft, [kind]: draft[kind].map((each) => (each.name === name ? { ...each, value } : each)) };
}

/** What is wrong with a draft, by field (`limits.0.value`), as the server would find it. */
export function draftProblems({ ruleId }: Pick<RiskRule, 'ruleId'>, draft: RuleDraft): Problem[] {
  const parsed = parseFields(riskRuleFigures, draft as unknown as Record<string, unknown>);
  return parsed.ok ? checkRiskRule({ ruleId, ...draft }) : parsed.problems;
}
