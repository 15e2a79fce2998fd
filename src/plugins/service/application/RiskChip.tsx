import { useTranslate } from 'react-admin';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { choiceLabel, type KitRecord, Nothing, StatusChip, type Tone } from '../../../core/kit';

const tones: Readonly<Record<string, Tone>> = { low: 'info', medium: 'warning', high: 'danger' };

/** How risky a visit was, with its points; a dash where no rule was hit. */
export function RiskChip({ record: { riskLevel, riskScore } }: { record: KitRecord }) {
  const translate = useTranslate();
  const tone = typeof riskLevel === 'string' ? tones[riskLevel] : undefined;
  if (typeof riskLevel !== 'string' || !tone) return <Nothing />;
  return (
    <StatusChip tone={tone}>
      {translate(choiceLabel(serviceApplication, 'riskLevel', riskLevel))} {String(riskScore ?? '')}
    </StatusChip>
  );
}
