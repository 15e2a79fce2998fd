import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocaleState, useTranslate } from 'react-admin';
import { ChartPanel } from '../../../core/kit';
import type { DayContext } from '../entities/dayContext';
import { levelColors } from '../list/levelColors';
import { type AggregateRow, formatDifference } from './aggregateRows';
import type { RecordDefinition } from './recordDefinition';
import { referenceText } from './references';
import { useAggregateTexts } from './useAggregateTexts';

export interface DayComparisonProps {
  definition: RecordDefinition;
  rows: readonly AggregateRow[];
  context: DayContext | null | undefined;
}

/** Compares every aggregate of the day with the previous day, week and fortnight. */
export function DayComparison({ definition, rows, context }: DayComparisonProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = useAggregateTexts(definition);
  const title = translate('record-manage.day.comparison.title');
  const columns = [
    translate('record-manage.day.comparison.day'),
    translate('record-manage.day.comparison.dayBefore'),
    translate('record-manage.day.comparison.week', { days: context?.week.days ?? 0 }),
    translate('record-manage.day.comparison.fortnight', { days: context?.fortnight.days ?? 0 }),
    translate('record-manage.day.comparison.difference'),
    translate('record-manage.day.comparison.usual'),
  ];
  return (
    <ChartPanel title={title} empty={rows.length === 0 ? translate('record-manage.day.comparison.none') : undefined}>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('record-manage.day.comparison.aggregate')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.name}>
                <TableCell component="th" scope="row" sx={{ minWidth: 112 }}>
                  {texts.nameOf(row)}
                </TableCell>
                {[
                  texts.valueOf(row),
                  texts.write(row, row.dayBefore),
                  texts.write(row, row.week),
                  texts.write(row, row.baseline),
                  formatDifference(row.field, row.difference, locale) ?? '—',
                  row.reference ? referenceText(row.reference, (value) => value.toLocaleString(locale)) : '—',
                ].map((text, at) => (
                  <TableCell
                    key={columns[at]}
                    align="right"
                    sx={{
                      fontVariantNumeric: 'tabular-nums',
                      whiteSpace: 'nowrap',
                      ...(at === 0 && { fontWeight: 600, color: levelColors[row.level] }),
                    }}
                  >
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ChartPanel>
  );
}
