import type { RiskCase, RiskLimitName, RiskRuleEntry, RiskRuleId } from './riskRuleDefinition';
import { riskRuleOf, riskRules } from './riskRules';

/** The stored configuration of a rule. */
export interface RiskRuleSetting {
  ruleId: RiskRuleId;
  version: number;
  enabled: boolean;
  limits: readonly { name: RiskLimitName; value: number }[];
  points: readonly { name: RiskCase; value: number }[];
}

/** A rule with its configured limits and points. */
export interface ActiveRiskRule {
  rule: RiskRuleEntry;
  version: number;
  limits: Readonly<Record<RiskLimitName, number>>;
  points: Readonly<Partial<Record<RiskCase, number>>>;
}

/** The enabled rules with their configuration, prepared for evaluating many visits. */
export type RiskRuleTable = readonly ActiveRiskRule[];

/** The default configuration of each rule. */
export const defaultRiskRuleSettings: readonly RiskRuleSetting[] = riskRules.map(({ id, limits, points }) => ({
  ruleId: id,
  version: 1,
  enabled: true,
  limits: entriesOf(limits).map(([name, limit]) => ({ name, value: limit.default })),
  points: entriesOf(points).map(([name, value]) => ({ name, value })),
}));

/** Prepares configurations for {@link evaluateRisk}: omits disabled rules and sorts the others by number. */
export function riskRuleTable(settings: readonly RiskRuleSetting[]): RiskRuleTable {
  return settings
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => (a.ruleId < b.ruleId ? -1 : 1))
    .map(({ ruleId, version, limits, points }) => ({
      rule: riskRuleOf(ruleId),
      version,
      // A rule only reads its own limits, and `check` ensures that all of them are present.
      limits: Object.fromEntries(limits.map(({ name, value }) => [name, value])) as Record<RiskLimitName, number>,
      points: Object.fromEntries(points.map(({ name, value }) => [name, value])),
    }));
}

/** Returns the typed entries of an object, without keys that have no value. */
function entriesOf<K extends string, V>(object: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return (Object.entries(object) as [K, V | undefined][]).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [K, V]],
  );
}
