import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { InputHelperText, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { choiceLabel, fieldLabel, NumberInput } from '../../../core/kit';
import { type Threshold, type ThresholdMeasure, thresholdMeasures } from '../entities/thresholds/thresholds';
import { deviceUserHealthyType } from '../entities/wearers/deviceUserHealthyType';

const SOURCE = 'thresholds';
/** The cells of a row, with their number of decimals. */
const CELLS = [
  ['critLow', 1],
  ['warnLow', 1],
  ['warnHigh', 1],
  ['critHigh', 1],
  ['holdMin', 0],
  ['critHoldMin', 0],
] as const;

/**
 * Edits the thresholds of a health class as a table, with a row for each measure. A row is enabled if the measure is
 * watched.
 */
export default function ThresholdsInput() {
  const translate = useTranslate();
  const { fields, insert, remove } = useFieldArray({ name: SOURCE });
  const rows = fields as unknown as readonly (Threshold & { id: string })[];
  const message = useFormContext().getFieldState(SOURCE, useFormState({ name: SOURCE })).error?.message;
  const label = (column: string) => translate(fieldLabel(deviceUserHealthyType, `${SOURCE}.${column}`));
  const nameOf = (measure: ThresholdMeasure) =>
    translate(choiceLabel(deviceUserHealthyType, `${SOURCE}.measure`, measure));

  function watchThresholds(measure: ThresholdMeasure) {
    const order = thresholdMeasures.indexOf(measure);
    const before = rows.filter((row) => thresholdMeasures.indexOf(row.measure) < order).length;
    insert(before, newThreshold(measure), { shouldFocus: false });
  }

  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={label('measure')} sx={{ minWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell>{label('measure')}</TableCell>
            {CELLS.map(([column]) => (
              <TableCell key={column}>{label(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {thresholdMeasures.map((measure) => {
            const at = rows.findIndex((row) => row.measure === measure);
            const name = nameOf(measure);
            return (
              <TableRow key={measure}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  <FormControlLabel
                    control={
                      <Checkbox
                        size="small"
                        checked={at >= 0}
                        onChange={(_, checked) => (checked ? watchThresholds(measure) : remove(at))}
                      />
                    }
                    label={name}
                  />
                </TableCell>
                {CELLS.map(([column, scale]) => (
                  <TableCell key={column} sx={{ minWidth: 96, verticalAlign: 'top' }}>
                    {at >= 0 && (
                      <NumberInput
                        key={rows[at]?.id}
                        source={`${SOURCE}.${at}.${column}`}
                        label={false}
                        accessibleName={`${name} ${label(column)}`}
                        isRequired={false}
                        scale={scale}
                      />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {message && (
        <FormHelperText error>
          <InputHelperText error={message} />
        </FormHelperText>
      )}
    </Box>
  );
}

function newThreshold(measure: ThresholdMeasure): Threshold {
  return { measure, critLow: null, warnLow: null, warnHigh: null, critHigh: null, holdMin: 0, critHoldMin: 0 };
}
