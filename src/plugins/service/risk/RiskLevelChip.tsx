import { useTranslate } from 'react-admin';
import type { RiskLevel } from '../../../../contract/service/risk/riskLevels';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { choiceLabel, StatusChip, type Tone } from '../../../core/kit';

/** How serious the anomalies of a visit are, with their points where they are known. */
export function RiskLevelChip({ level, score }: { level: RiskLevel; score?: number }) {
  const translate = useTranslate();
  return (
    <StatusChip tone={tones[level]}>
      {translate(choiceLabel(serviceApplication, 'riskLevel', level))}
      {score !== undefined && ` ${score}`}
    </StatusChip>
  );
}

const tones: Readonly<Record<RiskLevel, Tone>> = { none: 'positive', low: 'info', medium: 'warning', high: 'danger' };
