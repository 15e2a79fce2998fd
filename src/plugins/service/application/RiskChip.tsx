import { EmptyValue, type KitRecord } from '../../../core/kit';
import { riskLevels } from '../entities/applications/applicationStates';
import { RiskLevelChip } from '../risk/RiskLevelChip';

/** Shows the risk level and score of a visit; a dash if it hit no rule. */
export function RiskChip({ record: { riskLevel, riskScore } }: { record: KitRecord }) {
  const level = riskLevels.find((each) => each === riskLevel && each !== 'none');
  if (!level) return <EmptyValue />;
  return <RiskLevelChip level={level} score={typeof riskScore === 'number' ? riskScore : undefined} />;
}
