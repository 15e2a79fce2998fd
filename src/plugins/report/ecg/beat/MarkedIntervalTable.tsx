import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../../../core/kit';
import type { MarkedIntervals } from '../../entities/beatMarks';
import { ecg } from '../../entities/ecg';

export interface MarkedIntervalTableProps {
  marked: MarkedIntervals;
  /** The intervals of the analysis. */
  automatic: MarkedIntervals;
}

const intervals = ['prMs', 'qrsMs', 'qtMs', 'qtcB', 'qtcF'] as const;

/** Shows the intervals between the marks beside those of the analysis. */
export function MarkedIntervalTable({ marked, automatic }: MarkedIntervalTableProps) {
  const translate = useTranslate();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('report-manage.ecg.interval')}</TableCell>
          <TableCell align="right">{translate('report-manage.ecg.average.marked')}</TableCell>
          <TableCell align="right">{translate('report-manage.ecg.average.analyzed')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {intervals.map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {translate(fieldLabel(ecg, name))}
            </TableCell>
            <TableCell align="right" data-interval={name} sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {marked[name] ?? '—'}
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              {automatic[name] ?? '—'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
