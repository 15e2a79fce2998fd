import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel, Nothing } from '../../../core/kit';
import { deviceUserHealthyType } from '../entities/deviceUserHealthyType';
import type { Threshold } from '../entities/thresholds';

const COLUMNS = ['critLow', 'warnLow', 'warnHigh', 'critHigh', 'holdMin', 'critHoldMin'] as const;

/** Shows the alert thresholds of a health class, with a row for each measure. */
export function ThresholdTable({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const rows: Threshold[] = Array.isArray(record.thresholds) ? record.thresholds : [];
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
                  {row[column] ?? <Nothing />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
