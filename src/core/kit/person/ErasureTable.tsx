import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ErasedTable, ErasurePreview } from '../../../../contract/erasePerson';
import { listSeparator } from '../../../../contract/values/listSeparator';

/** Effects of an erasure per table, the legal retention dates, and what must be completed first. */
export function ErasureTable({ preview: { tables, files, unfinished, keptUntil } }: { preview: ErasurePreview }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const shown = tables.filter(({ records }) => records > 0);
  return (
    <>
      {unfinished.length > 0 && (
        <Alert severity="error" sx={{ marginBlockEnd: 1 }}>
          {translate('kit.erasure.unfinished')}
          {unfinished.map(({ entity, title, records, names }) => (
            <div key={entity}>
              {translate('kit.erasure.unfinishedOf', { title, records, names: names.join(listSeparator(locale)) })}
            </div>
          ))}
        </Alert>
      )}
      <TableContainer sx={{ maxHeight: 320 }}>
        <Table size="small" stickyHeader sx={{ '& th, & td': { paddingInline: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('kit.erasure.table')}</TableCell>
              <TableCell align="right">{translate('kit.erasure.records')}</TableCell>
              <TableCell>{translate('kit.erasure.outcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((table) => (
              <TableRow key={`${table.entity} ${table.outcome} ${table.records}`}>
                <TableCell>{table.title}</TableCell>
                <TableCell align="right">{table.records}</TableCell>
                <TableCell>
                  {translate(`kit.erasure.outcomes.${table.outcome}`)}
                  {table.kept && <Kept kept={table.kept} />}
                </TableCell>
              </TableRow>
            ))}
            <TableRow>
              <TableCell>{translate('kit.erasure.files')}</TableCell>
              <TableCell align="right">{files}</TableCell>
              <TableCell>{translate('kit.erasure.outcomes.remove')}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      {keptUntil !== null && (
        <Alert severity="info" sx={{ marginBlockStart: 1 }}>
          {translate('kit.erasure.keptUntil', { day: keptUntil })}
        </Alert>
      )}
    </>
  );
}

function Kept({ kept: { records, until, law } }: { kept: NonNullable<ErasedTable['kept']> }) {
  const translate = useTranslate();
  return (
    <Typography variant="caption" component="div" color="text.secondary">
      {translate('kit.erasure.kept', { records, day: until, law: translate(`kit.erasure.laws.${law}`) })}
    </Typography>
  );
}
