import { findAllRecords, type Queries } from '../../../../../server/plugin-api';
import { type RiskRuleSetting, type RiskRuleTable, riskRuleTable } from '../../entities/risk/riskRuleTable';
import { riskRule } from '../../entities/riskRule';

/** How all rules are set now. */
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

/** The enabled rules, ready to run. */
export async function activeRules(queries: Queries): Promise<RiskRuleTable> {
  return riskRuleTable(await riskRuleSettings(queries));
}
