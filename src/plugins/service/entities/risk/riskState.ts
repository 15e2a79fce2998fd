import type { riskStatuses, settleStatuses } from '../applications/applicationStates';
import type { RiskResult } from './evaluateRisk';
import { type RiskRuleId, riskRuleIds } from './riskRuleDefinition';

export type RiskStatus = (typeof riskStatuses)[number];
export type SettleStatus = (typeof settleStatuses)[number];

/** Percentage of visits of medium level that are sampled for review. */
export const MEDIUM_REVIEW_PERCENT = 20;

/** Progress of the review of a visit. */
export interface RiskState {
  riskStatus: RiskStatus;
  settleStatus: SettleStatus;
}

interface RiskReevaluation {
  id: number;
  before: RiskState & { ruleIds: ReadonlySet<string> };
  result: RiskResult;
}

/**
 * Returns the review state of a visit after its rules have run again; undefined if the existing decision stands. High
 * level opens a review and freezes the settlement; of medium level a fixed share is sampled. Only a rule that had not
 * hit before reopens a dismissed or corrected visit. A confirmed or closed one never reopens.
 */
export function riskStateAfter({ id, before, result }: RiskReevaluation): RiskState | undefined {
  const { riskStatus, settleStatus, ruleIds } = before;
  if (riskStatus === 'confirmed' || riskStatus === 'closed') return undefined;
  const isReviewed = riskStatus === 'falsePositive' || riskStatus === 'corrected';
  if (isReviewed && result.riskHits.every(({ ruleId }) => ruleIds.has(ruleId))) return undefined;
  const newStatus = needsReview(id, result) ? 'open' : 'none';
  // A started review continues, whatever the rules find meanwhile.
  const status = riskStatus === 'reviewing' ? riskStatus : newStatus;
  return { riskStatus: status, settleStatus: settleStatusAfter(settleStatus, status, result) };
}

function settleStatusAfter(
  settleStatus: SettleStatus,
  riskStatus: RiskStatus,
  { riskLevel }: RiskResult,
): SettleStatus {
  if (settleStatus === 'settled' || settleStatus === 'refused') return settleStatus;
  if (riskStatus === 'reviewing' && settleStatus === 'frozen') return settleStatus;
  return riskLevel === 'high' && riskStatus !== 'none' ? 'frozen' : 'unsettled';
}

function needsReview(id: number, { riskLevel }: RiskResult): boolean {
  if (riskLevel === 'high') return true;
  // A hash instead of a random number, so that the nightly runs sample the same visits every time.
  return riskLevel === 'medium' && (Math.imul(id, 2_654_435_761) >>> 0) % 100 < MEDIUM_REVIEW_PERCENT;
}

/** Encodes rules as a bit mask, so that visits can be counted and filtered by rule without reading their hits. */
export function riskRuleMask(ruleIds: readonly RiskRuleId[]): number {
  return ruleIds.reduce((mask, id) => mask | (1 << riskRuleIds.indexOf(id)), 0);
}

/** Returns the rules in a mask. */
export function rulesInMask(mask: number): RiskRuleId[] {
  return riskRuleIds.filter((_, position) => (mask & (1 << position)) !== 0);
}
