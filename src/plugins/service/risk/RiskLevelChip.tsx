import { ChoiceChip } from '../../../core/kit';
import type { RiskLevel } from '../entities/risk/riskLevels';
import { serviceApplication } from '../entities/serviceApplication';

/** Shows the risk level of a visit, with its score if known. */
export function RiskLevelChip({ level, score }: { level: RiskLevel; score?: number }) {
  return (
    <ChoiceChip entity={serviceApplication} field="riskLevel" value={level}>
      {score !== undefined && ` ${score}`}
    </ChoiceChip>
  );
}
