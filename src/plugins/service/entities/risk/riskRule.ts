import { defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { boolean, choice, integer, json, list, text } from '../../../../../contract/fields';
import { riskCases, riskLimitNames, riskRuleIds } from './riskRuleDefinition';

/** The configurable values of a rule, which each of its versions keeps. */
export const riskRuleFigures = {
  enabled: boolean({ required: true, default: true, list: true, filter: true }),
  /** Each limit of the rule exactly once. */
  limits: list(
    {
      name: choice(riskLimitNames, { required: true }),
      value: integer({ min: 0, max: 100_000, required: true }),
    },
    { max: 10 },
  ),
  /** Each case of the rule exactly once. */
  points: list(
    { name: choice(riskCases, { required: true }), value: integer({ min: 0, max: 100, required: true }) },
    { required: true, min: 1, max: 10 },
  ),
} as const;

/** A rule of service anomaly monitoring with the operator's configuration. Hits refer to its `version`. */
export const riskRule = defineEntity({
  name: 'riskRule',
  section: 'service',
  personal: false,
  titleField: 'ruleId',
  fields: {
    ruleId: choice(riskRuleIds, { required: true, unique: true, readOnly: true, list: true, filter: true }),
    ...riskRuleFigures,
    remark: text({ max: 500, multiline: true }),
  },
  sort: [['ruleId', 'asc']],
  deletion: { kind: 'never' },
  reads: {
    /** Counts how many visits of the last 30 days would change their level under this configuration; writes nothing. */
    tryRiskRules: {
      input: {
        /** Configurations by `ruleId` with `enabled`, `limits` and `points`; missing rules keep theirs. */
        rules: json({ required: true }),
      },
      answer: 'record',
    },
  },
});
export type RiskRule = EntityRecord<typeof riskRule>;
