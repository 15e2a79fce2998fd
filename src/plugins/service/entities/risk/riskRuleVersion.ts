import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { choice, integer } from '../../../../../contract/fields';
import { riskRuleFigures } from './riskRule';
import { riskRuleIds } from './riskRuleDefinition';

const { enabled, limits, points } = riskRuleFigures;

/** The configuration of a rule in one of its versions, which explains old hits; the server writes it. */
export const riskRuleVersion = defineEntity({
  name: 'riskRuleVersion',
  section: 'service',
  personal: false,
  titleField: 'ruleId',
  fields: {
    ruleId: choice(riskRuleIds, { required: true, readOnly: true, list: true, filter: true }),
    ruleVersion: integer({ min: 1, max: 1_000_000, required: true, readOnly: true, list: true, filter: true }),
    enabled: { ...enabled, readOnly: true },
    limits: { ...limits, readOnly: true },
    points: { ...points, readOnly: true },
  },
  sort: [
    ['ruleId', 'asc'],
    ['ruleVersion', 'desc'],
  ],
  deletion: { kind: 'never' },
  uniqueTogether: [['ruleId', 'ruleVersion']],
});
export type RiskRuleVersion = EntityRecord<typeof riskRuleVersion>;
