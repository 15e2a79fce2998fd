import { fillMessage } from '../../../../../contract/problems';
import { localeTexts } from '../../../../../contract/texts/localeTexts';
import type { RiskHit } from './evaluateRisk';
import type { RiskCase, RiskRuleId } from './riskRuleDefinition';

/**
 * Descriptions of hits in one language: one sentence for all cases of a rule, or one for each. `%{value}` is the
 * measured value, `%{limit}` the limit.
 */
export type RiskHitTexts = Readonly<Record<RiskRuleId, string | Readonly<Partial<Record<RiskCase, string>>>>>;

/** Loads the descriptions in a language. */
export const loadRiskHitTexts = localeTexts(import.meta.glob<{ default: RiskHitTexts }>('../../texts/riskHits/*.json'));

/** Describes a hit in the language of the given texts. */
export function describeRiskHit(hit: RiskHit, texts: RiskHitTexts): string {
  const { ruleId, riskCase, value, limit } = hit;
  const text = texts[ruleId];
  const sentence = typeof text === 'string' ? text : (text[riskCase] ?? '');
  // The time-of-day rule measures minutes since midnight.
  const values = ruleId === 'R23' ? { value: clock(value), limit: clock(limit) } : { value, limit };
  return fillMessage(sentence, values);
}

function clock(minutes: number): string {
  return [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
