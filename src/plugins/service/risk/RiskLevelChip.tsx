import { ChoiceChip } from '../../../core/kit';
import type { RiskLevel } from '../entities/risk/riskLevels';
import { serviceApplication } from '../entities/serviceApplication';

/** How serious the anomalies of a visit are, with their points where they are known. */
export function RiskLevelChip({ level, score }: { level: RiskLevel; score?: number }) {
  return (
    <ChoiceChip entity={serviceApplication} field="riskLevel" value={level}>
      {score !== undefined && ` ${score}`}
    </ChoiceChip>
  );
}
