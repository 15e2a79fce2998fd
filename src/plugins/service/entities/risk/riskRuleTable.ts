import type { RiskCase, RiskLimitName, RiskRuleEntry, RiskRuleId } from './riskRuleDefinition';
import { riskRuleOf, riskRules } from './riskRules';

/** How a rule is set, as it is stored. */
export interface RiskRuleSetting {
  ruleId: RiskRuleId;
  version: number;
  enabled: boolean;
  limits: readonly { name: RiskLimitName; value: number }[];
  points: readonly { name: RiskCase; value: number }[];
}

/** A rule with the figures it is to use. */
export interface ActiveRiskRule {
  rule: RiskRuleEntry;
  version: number;
  limits: Readonly<Record<RiskLimitName, number>>;
  points: Readonly<Partial<Record<RiskCase, number>>>;
}

/** The enabled rules with their figures, ready to run over many visits. */
export type RiskRuleTable = readonly ActiveRiskRule[];

/** How each rule is set unless an operator changes it. */
export const defaultRiskRuleSettings: readonly RiskRuleSetting[] = riskRules.map(({ id, limits, points }) => ({
  ruleId: id,
  version: 1,
  enabled: true,
  limits: entriesOf(limits).map(([name, limit]) => ({ name, value: limit.default })),
  points: entriesOf(points).map(([name, value]) => ({ name, value })),
}));

/** Prepares settings for {@link evaluateRisk}: disabled rules are left out, the others ordered by number. */
export function riskRuleTable(settings: readonly RiskRuleSetting[]): RiskRuleTable {
  return settings
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => (a.ruleId < b.ruleId ? -1 : 1))
    .map(({ ruleId, version, limits, points }) => ({
      rule: riskRuleOf(ruleId),
      version,
      // A rule only asks for its own limits, and `check` has seen to it that they are all there.
      limits: Object.fromEntries(limits.map(({ name, value }) => [name, value])) as Record<RiskLimitName, number>,
      points: Object.fromEntries(points.map(({ name, value }) => [name, value])),
    }));
}

/** The entries of an object whose keys are known; a key without a value is left out. */
function entriesOf<K extends string, V>(object: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return (Object.entries(object) as [K, V | undefined][]).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [K, V]],
  );
}
