import {
  Box,
  Button,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { LogEntry } from '../../../log';

const PER_PAGE = [20, 50, 100];
const COLUMNS = ['time', 'type', 'message', 'page', 'meta'];

/** Log entries as a paginated table: rendering five hundred rows at once would be slow. */
export function LogTable({ entries, onDetails }: { entries: LogEntry[]; onDetails: (entry: LogEntry) => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [perPage, setPerPage] = useState(PER_PAGE[0] ?? 20);
  const [requestedPage, setRequestedPage] = useState(0);
  const page = Math.min(requestedPage, Math.ceil(entries.length / perPage) - 1);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{translate(`console.log.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.slice(page * perPage, (page + 1) * perPage).map((entry) => (
              <TableRow key={keyOf(entry)} hover>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{time.format(new Date(entry.time))}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <Chip
                    size="small"
                    color={entry.type === 'danger' ? 'error' : 'default'}
                    label={translate(`console.log.${entry.type}`)}
                  />
                  {entry.sentAt && (
                    <Box component="span" sx={{ ml: 1, fontSize: 12, color: 'text.secondary' }}>
                      {translate('console.log.isSent')}
                    </Box>
                  )}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>{entry.message}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>{entry.meta.path}</TableCell>
                <TableCell>
                  <Button size="small" onClick={() => onDetails(entry)}>
                    {translate('console.log.more')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={entries.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={PER_PAGE}
        onPageChange={(_, next) => setRequestedPage(next)}
        onRowsPerPageChange={({ target }) => {
          setPerPage(Number(target.value));
          setRequestedPage(0);
        }}
      />
    </>
  );
}

/** Two entries can have the same text and time, so each object gets its own key. */
const keys = new WeakMap<LogEntry, number>();
let lastKey = 0;
function keyOf(entry: LogEntry): number {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(entry, lastKey);
  return lastKey;
}
