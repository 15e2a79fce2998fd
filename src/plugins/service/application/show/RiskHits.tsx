import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocaleState, useTranslate } from 'react-admin';
import { isRecord } from '../../../../../contract/values/isRecord';
import { choiceLabel, EmptySection, fieldLabel, type KitRecord } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import type { RiskHit } from '../../entities/risk/evaluateRisk';
import { riskRuleIds } from '../../entities/risk/riskRuleDefinition';
import { useRiskHitTexts } from '../../risk/useRiskHitTexts';

/** Shows the rules that a visit hit: the measured value, the limit, and the points. */
export function RiskHits({ record: { riskHits } }: { record: KitRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const hits = Array.isArray(riskHits) ? riskHits.filter(isRiskHit) : [];
  const describe = useRiskHitTexts();
  if (hits.length === 0) return <EmptySection>{translate('service-manage.application.show.noHits')}</EmptySection>;
  const head = (name: string) => translate(fieldLabel(serviceApplication, `riskHits.${name}`));
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <Box sx={{ overflowX: 'auto', marginBlockStart: 1 }}>
      <Table size="small" sx={{ '& td, & th': { paddingInlineStart: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{head('ruleId')}</TableCell>
            <TableCell align="right">{head('value')}</TableCell>
            <TableCell align="right">{head('limit')}</TableCell>
            <TableCell align="right">{head('points')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hits.map((hit) => (
            <TableRow key={hit.ruleId}>
              <TableCell>
                {translate(choiceLabel(serviceApplication, 'riskHits.ruleId', hit.ruleId))}
                <Box sx={{ color: 'text.secondary' }}>{describe(hit)}</Box>
              </TableCell>
              <TableCell align="right">{number(hit.value)}</TableCell>
              <TableCell align="right">{number(hit.limit)}</TableCell>
              <TableCell align="right">{number(hit.points)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Checks an entry of the record's list of hits. */
function isRiskHit(hit: unknown): hit is RiskHit {
  return isRecord(hit) && riskRuleIds.some((id) => id === hit.ruleId) && typeof hit.value === 'number';
}
