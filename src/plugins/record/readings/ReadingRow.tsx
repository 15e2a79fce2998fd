import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel } from '../../../core/kit';
import { bloodPressure, readingFields } from '../entities/kinds/bloodPressure';
import type { ReadingDraft, ReadingField } from './readingDraft';

interface ReadingRowProps {
  draft: ReadingDraft;
  /** From 1. */
  number: number;
  /** Server error messages by field name. */
  errors: Readonly<Record<string, string>>;
  onChange: (draft: ReadingDraft) => void;
  /** Absent for the only remaining row, which cannot be removed. */
  onRemove?: () => void;
}

/** The inputs of one reading: time, pressures, and circumstances. */
export function ReadingRow({ draft, number, errors, onChange, onRemove }: ReadingRowProps) {
  const translate = useTranslate();
  const input = (name: ReadingField, field: keyof typeof readingFields, type: 'time' | 'number') => {
    const label =
      name === 'time'
        ? translate('record-manage.readings.time')
        : translate(fieldLabel(bloodPressure, `readings.${field}`));
    return (
      <TextField
        size="small"
        margin="none"
        type={type}
        required={readingFields[field].required}
        label={label}
        value={draft[name]}
        error={errors[field] !== undefined}
        helperText={errors[field]}
        slotProps={{ inputLabel: type === 'time' ? { shrink: true } : {} }}
        onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      />
    );
  };
  const choice = (name: 'posture' | 'arm') => (
    <TextField
      select
      size="small"
      margin="none"
      label={translate(fieldLabel(bloodPressure, `readings.${name}`))}
      value={draft[name]}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    >
      <MenuItem value="">—</MenuItem>
      {readingFields[name].values.map((value) => (
        <MenuItem key={value} value={value}>
          {translate(choiceLabel(bloodPressure, `readings.${name}`, value))}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box
      role="group"
      aria-label={translate('record-manage.readings.number', { number })}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: 1,
        alignItems: 'start',
      }}
    >
      {input('time', 'sec', 'time')}
      {input('sys', 'sys', 'number')}
      {input('dia', 'dia', 'number')}
      {input('pulse', 'pulse', 'number')}
      {choice('posture')}
      {choice('arm')}
      {onRemove && (
        <IconButton
          size="small"
          aria-label={translate('record-manage.readings.remove', { number })}
          onClick={onRemove}
          sx={{ justifySelf: 'start' }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
