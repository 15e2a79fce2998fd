import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldLabel, type KitRecord, type SemanticColor, StatusChip } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { type Interval, intervalsOf } from './intervals';

const tones: Readonly<Record<Interval['status'], SemanticColor>> = {
  usual: 'positive',
  unusual: 'warning',
  critical: 'danger',
  unknown: 'neutral',
};

/** Shows the measured intervals beside the usual ranges. */
export function IntervalTable({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  return (
    <>
      <Table size="small" sx={{ marginBlockStart: 1.5 }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('report-manage.ecg.interval')}</TableCell>
            <TableCell align="right">{translate('report-manage.ecg.value')}</TableCell>
            <TableCell align="right">{translate('report-manage.ecg.usual')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {intervalsOf(record).map(({ field, value, usual, status }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {translate(fieldLabel(ecg, field))}
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                {value ?? '—'}
              </TableCell>
              <TableCell align="right">{usual}</TableCell>
              <TableCell>
                {status !== 'unknown' && (
                  <StatusChip tone={tones[status]}>{translate(`report-manage.ecg.standing.${status}`)}</StatusChip>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('report-manage.ecg.limits')}
      </Typography>
    </>
  );
}
