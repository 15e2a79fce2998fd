import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice, integer, json, list, text } from '../../../../contract/fields';
import { riskCases, riskLimitNames, riskRuleIds } from './risk/riskRuleDefinition';

/** What an operator sets of a rule, and what each of its versions keeps. */
export const riskRuleFigures = {
  enabled: boolean({ required: true, default: true, list: true, filter: true }),
  /** Exactly the limits of the rule, each once. */
  limits: list(
    {
      name: choice(riskLimitNames, { required: true }),
      value: integer({ min: 0, max: 100_000, required: true }),
    },
    { max: 10 },
  ),
  /** Exactly the cases of the rule, each once. */
  points: list(
    { name: choice(riskCases, { required: true }), value: integer({ min: 0, max: 100, required: true }) },
    { required: true, min: 1, max: 10 },
  ),
} as const;

/** A rule of service anomaly monitoring as the operator has set it; `version` is what hits name. */
export const riskRule = defineEntity({
  name: 'riskRule',
  section: 'service',
  personal: false,
  represent: 'ruleId',
  fields: {
    ruleId: choice(riskRuleIds, { required: true, unique: true, set: 'server', list: true, filter: true }),
    ...riskRuleFigures,
    remark: text({ max: 500, multiline: true }),
  },
  sort: [['ruleId', 'asc']],
  removal: { kind: 'never' },
  reads: {
    /** How many visits of the last 30 days would change their level if rules were set like this; writes nothing. */
    tryRiskRules: {
      input: {
        /** Rules by `ruleId` with `enabled`, `limits` and `points`; those that are missing stay as they are. */
        rules: json({ required: true }),
      },
      answer: 'record',
    },
  },
});
export type RiskRule = EntityRecord<typeof riskRule>;
