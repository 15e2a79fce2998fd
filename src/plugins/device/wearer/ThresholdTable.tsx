import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { choiceLabel, EmptyValue, fieldLabel } from '../../../core/kit';
import type { Threshold } from '../entities/thresholds/thresholds';
import { deviceUserHealthyType } from '../entities/wearers/deviceUserHealthyType';

const COLUMNS = ['critLow', 'warnLow', 'warnHigh', 'critHigh', 'holdMin', 'critHoldMin'] as const;

/** Beyond which values a health class raises alerts, a row for each measure. */
export function ThresholdTable({ thresholds: rows }: { thresholds: readonly Threshold[] }) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate(fieldLabel(deviceUserHealthyType, 'thresholds'))}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(fieldLabel(deviceUserHealthyType, 'thresholds.measure'))}</TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {translate(fieldLabel(deviceUserHealthyType, `thresholds.${column}`))}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.measure}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {translate(choiceLabel(deviceUserHealthyType, 'thresholds.measure', row.measure))}
              </TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right">
                  {row[column] ?? <EmptyValue />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
