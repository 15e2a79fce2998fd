import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocaleState, useTranslate } from 'react-admin';
import { isRecord } from '../../../../../contract/isRecord';
import { serviceApplication } from '../../../../../contract/service/serviceApplication';
import { choiceLabel, EmptySection, fieldLabel, type KitRecord } from '../../../../core/kit';

/** The rules a visit hit: what was measured, what is allowed, how many points it makes. */
export function RiskHits({ record: { riskHits } }: { record: KitRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const hits = Array.isArray(riskHits) ? riskHits.filter(isRecord) : [];
  if (hits.length === 0) return <EmptySection>{translate('service-manage.application.show.noHits')}</EmptySection>;
  const head = (name: string) => translate(fieldLabel(serviceApplication, `riskHits.${name}`));
  const number = (value: unknown) => (typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : '–');
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
          {hits.map(({ ruleId, value, limit, points }) => (
            <TableRow key={String(ruleId)}>
              <TableCell>
                {translate(choiceLabel(serviceApplication, 'riskHits.ruleId', String(ruleId)), { _: String(ruleId) })}
              </TableCell>
              <TableCell align="right">{number(value)}</TableCell>
              <TableCell align="right">{number(limit)}</TableCell>
              <TableCell align="right">{number(points)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
