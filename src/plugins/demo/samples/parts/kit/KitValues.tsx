import { Box, Stack, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChoiceChip, EmptyValue, FieldValue, fieldLabel, StatusChip } from '../../../../../core/kit';
import { KIT_SAMPLE_STATES, kitSample, kitSampleRecord } from './kitSample';

const NAMES = Object.keys(kitSample.fields) as (keyof typeof kitSample.fields)[];

/** Every kind of field as displayed in lists and record pages, and the colors of a state. */
export function KitValues() {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {KIT_SAMPLE_STATES.map((state) => (
          <ChoiceChip key={state} entity={kitSample} field="status" value={state} isLive={state === 'running'} />
        ))}
        <StatusChip color="#7b1fa2">{translate('demo.kit.ownColor')}</StatusChip>
        <EmptyValue />
      </Stack>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableBody>
            {NAMES.map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {translate(fieldLabel(kitSample, name))}
                </TableCell>
                <TableCell>
                  <FieldValue entity={kitSample} source={name} record={kitSampleRecord} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Stack>
  );
}
