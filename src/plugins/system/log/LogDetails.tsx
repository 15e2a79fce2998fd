import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isRecord } from '../../../../contract/isRecord';
import { CodeBlock, fieldLabel, type KitRecord, Nothing, RevealButton, useRevealedRecord } from '../../../core/kit';

/** What an entry says of values: field by field before and after, and what was asked; shown to who gives a reason. */
export function LogDetails({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const revealed = useRevealedRecord(record);
  if (revealed === record) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {translate('system-manage.log.hidden')}
        <RevealButton record={record} />
      </Box>
    );
  }
  const changes = isRecord(revealed.diff) ? Object.entries(revealed.diff) : [];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      {changes.length > 0 ? (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['field', 'before', 'after'].map((column) => (
                  <TableCell key={column}>{translate(`system-manage.log.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(([name, change]) => (
                <ChangeRow key={name} entity={String(record.entity)} name={name} change={change} />
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : (
        <span>{translate('system-manage.log.noChanges')}</span>
      )}
      {isRecord(revealed.params) && (
        <section>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
            {translate(fieldLabel({ name: 'log' }, 'params'))}
          </Typography>
          <CodeBlock
            code={JSON.stringify(revealed.params, null, 2)}
            language="json"
            label={translate(fieldLabel({ name: 'log' }, 'params'))}
          />
        </section>
      )}
    </Box>
  );
}

/** A change of a field is a pair; other details are single values. */
function ChangeRow({ entity, name, change }: { entity: string; name: string; change: unknown }) {
  const translate = useTranslate();
  const [before, after] = Array.isArray(change) && change.length === 2 ? change : [null, change];
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {translate(fieldLabel({ name: entity }, name), { _: name })}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{shown(before)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{shown(after)}</TableCell>
    </TableRow>
  );
}

function shown(value: unknown) {
  if (value === null || value === undefined || value === '') return <Nothing />;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
