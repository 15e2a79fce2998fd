import { type KitRecord, Nothing } from '../../../core/kit';
import { riskLevels } from '../entities/applicationStates';
import { RiskLevelChip } from '../risk/RiskLevelChip';

/** How risky a visit was, with its points; a dash where no rule was hit. */
export function RiskChip({ record: { riskLevel, riskScore } }: { record: KitRecord }) {
  const level = riskLevels.find((each) => each === riskLevel && each !== 'none');
  if (!level) return <Nothing />;
  return <RiskLevelChip level={level} score={typeof riskScore === 'number' ? riskScore : undefined} />;
}
