import { ChoiceChip } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { RiskLevel } from '../entities/risk/riskLevels';

/** Shows the risk level of a visit, with its score if known. */
export function RiskLevelChip({ level, score }: { level: RiskLevel; score?: number }) {
  return (
    <ChoiceChip entity={serviceApplication} field="riskLevel" value={level}>
      {score !== undefined && ` ${score}`}
    </ChoiceChip>
  );
}
