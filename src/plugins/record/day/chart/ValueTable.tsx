import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Plot, Span } from '../plot/plot';
import { type Quantity, quantitiesOf } from '../plot/quantities';
import { clockAt } from '../plot/timeTicks';
import { type TableCell as Cell, tableStep, valueTable } from '../plot/valueTable';

/** Maximum number of rows. Beyond this, the table shows means of longer intervals. */
const ROWS_MAX = 96;

/** The values in view as a table, for users who cannot see the chart or want numbers. */
export const ValueTable = memo(function ValueTable({ title, plot, view }: { title: string; plot: Plot; view: Span }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const hasValues = plot.panes.some((pane) => quantitiesOf(pane).length > 0 || eventsOf(pane).length > 0);
  if (!hasValues) return null;
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {translate(isOpen ? 'record-manage.day.hideTable' : 'record-manage.day.showTable')}
      </Button>
      {isOpen && <ValueRows title={title} plot={plot} view={view} />}
    </Box>
  );
});

function ValueRows({ title, plot, view }: { title: string; plot: Plot; view: Span }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const quantities = plot.panes.flatMap(quantitiesOf);
  const events = plot.panes
    .flatMap(eventsOf)
    .filter(({ fromSec, toSec }) => toSec >= view.fromSec && fromSec <= view.toSec);
  const stepSec = quantities.length > 0 ? tableStep(quantities, view, ROWS_MAX) : 0;
  const rows = quantities.length > 0 ? valueTable(quantities, view, stepSec) : [];
  const label = translate('record-manage.day.tableOf', { title });
  return (
    <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label={label}>
      {quantities.length > 0 && (
        <Table size="small" stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('record-manage.day.time')}</TableCell>
              {quantities.map(({ id, label: name }) => (
                <TableCell key={id} align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ fromSec, cells }) => (
              <TableRow key={fromSec}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {clockAt(fromSec, stepSec < 60)}
                </TableCell>
                {quantities.map((quantity, at) => (
                  <TableCell key={quantity.id} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {cellText(quantity, cells[at] ?? null, locale)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {events.length > 0 && (
        <Table size="small" aria-label={translate('record-manage.day.eventsOf', { title })}>
          <TableBody>
            {events.slice(0, ROWS_MAX).map(({ id, fromSec, label: name, text }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {clockAt(fromSec)}
                </TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </TableContainer>
  );
}

/** Formats the mean, followed by the minimum and the maximum if they differ. */
function cellText({ format, isCode }: Quantity, cell: Cell | null, locale: string): string {
  if (!cell) return '—';
  const mean = format(cell.mean, locale);
  if (isCode || cell.least === cell.greatest) return mean;
  return `${mean} (${format(cell.least, locale)}–${format(cell.greatest, locale)})`;
}

function eventsOf({ layers }: Plot['panes'][number]) {
  return layers.flatMap((layer) => {
    if (layer.type === 'ranges') {
      return layer.items.map(({ sec, text }) => ({
        id: `${layer.id} ${sec}`,
        fromSec: sec,
        toSec: sec,
        label: layer.label,
        text,
      }));
    }
    if (layer.type === 'spans') {
      return layer.items.map(({ fromSec, toSec, text, row = 0 }) => ({
        id: `${layer.id} ${row} ${fromSec} ${toSec}`,
        fromSec,
        toSec,
        label: layer.label,
        text,
      }));
    }
    return [];
  });
}
