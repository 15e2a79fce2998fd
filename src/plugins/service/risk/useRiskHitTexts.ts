import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { LOCALES } from '../../../../contract/constants';
import type { RiskHit } from '../entities/risk/evaluateRisk';
import { describeRiskHit, loadRiskHitTexts } from '../entities/risk/riskHitTexts';

/** Returns a function that describes a hit in the user's language; it returns an empty text until the texts are loaded. */
export function useRiskHitTexts(): (hit: RiskHit) => string {
  const [current] = useLocaleState();
  const locale = LOCALES.find((each) => each === current) ?? LOCALES[0];
  const { data: texts } = useQuery({
    queryKey: ['riskHitTexts', locale],
    queryFn: () => loadRiskHitTexts(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (hit) => (texts ? describeRiskHit(hit, texts) : '');
}
