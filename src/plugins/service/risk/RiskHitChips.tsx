import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { choiceLabel } from '../../../core/kit';
import type { RiskHit } from '../entities/risk/evaluateRisk';
import { riskRule } from '../entities/risk/riskRule';
import { useRiskHitTexts } from './useRiskHitTexts';

/** Shows the rules that a visit hit by name; a tooltip shows the measured value, the limit and the points. */
export function RiskHitChips({ hits }: { hits: readonly RiskHit[] }) {
  const translate = useTranslate();
  const describe = useRiskHitTexts();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 180, whiteSpace: 'normal' }}>
      {hits.map((hit) => (
        <Tooltip key={hit.ruleId} title={`${describe(hit)} · ${pointsText(translate, hit)}`} describeChild>
          {/* Focusable, so that keyboard users can open the tooltip. */}
          <Chip
            size="small"
            variant="outlined"
            tabIndex={0}
            label={translate(choiceLabel(riskRule, 'ruleId', hit.ruleId))}
          />
        </Tooltip>
      ))}
    </Box>
  );
}

/** Formats the points of a hit, `+45 分`. */
export function pointsText(translate: (key: string, values: object) => string, { points }: RiskHit): string {
  return translate('service-manage.risk.points', { points });
}
