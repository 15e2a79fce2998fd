import type { riskStatuses, settleStatuses } from '../applicationStates';
import type { RiskResult } from './evaluateRisk';
import { type RiskRuleId, riskRuleIds } from './riskRuleDefinition';

export type RiskStatus = (typeof riskStatuses)[number];
export type SettleStatus = (typeof settleStatuses)[number];

/** Percent of the visits of medium level that are reviewed. */
export const MEDIUM_REVIEW_PERCENT = 20;

/** How far the review of a visit has come. */
export interface RiskState {
  riskStatus: RiskStatus;
  settleStatus: SettleStatus;
}

interface Reconsidered {
  id: number;
  before: RiskState & { ruleIds: ReadonlySet<string> };
  result: RiskResult;
}

/**
 * Where a visit stands after its rules have run again; undefined when what was decided about it stays.
 * High level opens a review and freezes the settlement; of medium level a fixed share is drawn. A dismissed or corrected
 * visit is opened again only by a rule that had not spoken before; a confirmed or closed one never.
 */
export function riskStateAfter({ id, before, result }: Reconsidered): RiskState | undefined {
  const { riskStatus, settleStatus, ruleIds } = before;
  if (riskStatus === 'confirmed' || riskStatus === 'closed') return undefined;
  const isReviewed = riskStatus === 'falsePositive' || riskStatus === 'corrected';
  if (isReviewed && result.riskHits.every(({ ruleId }) => ruleIds.has(ruleId))) return undefined;
  const fresh = needsReview(id, result) ? 'open' : 'none';
  // Who has begun a review finishes it, whatever the rules say meanwhile.
  const status = riskStatus === 'reviewing' ? riskStatus : fresh;
  return { riskStatus: status, settleStatus: settlementUnder(settleStatus, status, result) };
}

function settlementUnder(settleStatus: SettleStatus, riskStatus: RiskStatus, { riskLevel }: RiskResult): SettleStatus {
  if (settleStatus === 'settled' || settleStatus === 'refused') return settleStatus;
  if (riskStatus === 'reviewing' && settleStatus === 'frozen') return settleStatus;
  return riskLevel === 'high' && riskStatus !== 'none' ? 'frozen' : 'unsettled';
}

function needsReview(id: number, { riskLevel }: RiskResult): boolean {
  if (riskLevel === 'high') return true;
  // A number that looks random and is the same every time, so that a visit is not drawn again each night.
  return riskLevel === 'medium' && (Math.imul(id, 2_654_435_761) >>> 0) % 100 < MEDIUM_REVIEW_PERCENT;
}

/** The rules as one whole number with a bit for each, so that visits are counted and found by rule without their hits. */
export function riskRuleMask(ruleIds: readonly RiskRuleId[]): number {
  return ruleIds.reduce((mask, id) => mask | (1 << riskRuleIds.indexOf(id)), 0);
}

/** The rules of a mask. */
export function rulesInMask(mask: number): RiskRuleId[] {
  return riskRuleIds.filter((_, position) => (mask & (1 << position)) !== 0);
}
