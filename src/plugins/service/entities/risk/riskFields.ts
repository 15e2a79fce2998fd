import { choice, dateTime, decimal, type Fields, integer, list, reference, text } from '../../../../../contract/fields';
import { riskLevels, riskStatuses } from '../applications/applicationStates';
import { riskCases, riskRuleIds } from './riskRuleDefinition';

/** Fields of an application: the anomaly rules that it hit, and the result of the review. */
export const riskFields = {
  /** Total points of the hit rules, at most 100. */
  riskScore: integer({ min: 0, max: 100, readOnly: true, default: 0, list: true, filter: true }),
  riskLevel: choice(riskLevels, {
    colors: { low: 'info', medium: 'warning', high: 'danger' },
    readOnly: true,
    default: 'none',
    filter: true,
  }),
  riskHits: list(
    {
      ruleId: choice(riskRuleIds, { required: true }),
      ruleVersion: integer({ min: 1, max: 1_000_000, required: true }),
      /** The most severe case of the rule that applied. */
      riskCase: choice(riskCases, { required: true }),
      value: decimal({ min: -1e12, max: 1e12, scale: 2, required: true }),
      limit: decimal({ min: -1e12, max: 1e12, scale: 2, required: true }),
      points: integer({ min: 0, max: 200, required: true }),
    },
    { max: 24, readOnly: true },
  ),
  /** A bit for each rule that was hit; see `riskRuleMask`. */
  riskRuleMask: integer({ min: 0, max: 0xff_ff_ff, readOnly: true, default: 0 }),
  riskStatus: choice(riskStatuses, {
    colors: { open: 'warning', reviewing: 'warning', confirmed: 'danger' },
    readOnly: true,
    default: 'none',
    filter: true,
  }),
  riskReviewer: reference('admin', { readOnly: true, weak: true }),
  riskNote: text({ max: 500, multiline: true, readOnly: true, personal: true }),
  /** When the review was opened, and when it was decided. */
  riskOpenTime: dateTime({ readOnly: true }),
  riskTime: dateTime({ readOnly: true }),
} as const satisfies Fields;
