import type { Queries } from '../../../../../server/plugin-api';
import { findAllRecords } from '../../../../../server/plugin-api/builtin';
import { riskRule } from '../../entities/risk/riskRule';
import { type RiskRuleSetting, type RiskRuleTable, riskRuleTable } from '../../entities/risk/riskRuleTable';

/** Reads the current configuration of all rules. */
export async function riskRuleSettings(queries: Queries): Promise<RiskRuleSetting[]> {
  const records = await findAllRecords(queries, riskRule);
  return records.map(({ ruleId, version, enabled, limits, points }) => ({
    ruleId,
    version,
    enabled,
    limits: limits ?? [],
    points,
  }));
}

/** Reads the enabled rules, ready for evaluation. */
export async function activeRules(queries: Queries): Promise<RiskRuleTable> {
  return riskRuleTable(await riskRuleSettings(queries));
}
