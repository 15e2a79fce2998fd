import type { Seed } from '../../../../../contract/seed';
import type { riskRule } from '../../entities/risk/riskRule';
import { defaultRiskRuleSettings } from '../../entities/risk/riskRuleTable';
import type { riskRuleVersion } from '../../entities/risk/riskRuleVersion';

const settings = defaultRiskRuleSettings.map(({ ruleId, enabled, limits, points }) => ({
  ruleId,
  enabled,
  limits: [...limits],
  points: [...points],
}));

/** All rules, enabled, with their default figures. */
export const riskRuleSeeds: Seed<typeof riskRule>[] = settings;

/** The first version of each rule. */
export const riskRuleVersionSeeds: Seed<typeof riskRuleVersion>[] = settings.map((setting) => ({
  ...setting,
  ruleVersion: 1,
}));
