import TextField from '@mui/material/TextField';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../../../contract/fields';
import { DayField } from '../../moment/MomentField';
import { asRange } from './filterValues';
import { focusOnMount } from './focusOnMount';
import type { ConditionOperator } from './operators';

interface RangeInputProps {
  field: Field;
  label: string;
  operator: ConditionOperator;
  value: unknown;
  onChange: (value: { from?: unknown; to?: unknown }) => void;
}

/** One or both limits of a range of days or numbers. */
export function RangeInput({ field, label, operator, value, onChange }: RangeInputProps) {
  const translate = useTranslate();
  const range = asRange(value);
  const isTime = field.kind === 'date' || field.kind === 'dateTime';
  const limit = (side: 'from' | 'to', text: string, inputRef?: Ref<HTMLInputElement>) => {
    const props = { label: text, inputRef };
    const set = (next: unknown) => onChange({ ...range, [side]: next === '' ? undefined : next });
    const current = range[side];
    return isTime ? (
      <DayField margin="none" {...props} value={typeof current === 'string' ? current : ''} onChange={set} />
    ) : (
      <NumberInput field={field} {...props} value={current} onChange={set} />
    );
  };
  if (operator !== 'between') return limit(operator === 'to' ? 'to' : 'from', label, focusOnMount);
  return (
    <fieldset
      style={{ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12 }}
      aria-label={label}
    >
      {limit('from', translate(isTime ? 'kit.filter.firstDay' : 'kit.filter.min'), focusOnMount)}
      {limit('to', translate(isTime ? 'kit.filter.lastDay' : 'kit.filter.max'))}
    </fieldset>
  );
}

interface NumberInputProps {
  field: Field;
  label: string;
  value: unknown;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: number | undefined) => void;
}

/** A number; amounts are typed in yuan and compared in fen. */
export function NumberInput({ field, label, value, inputRef, onChange }: NumberInputProps) {
  const factor = field.kind === 'money' ? 100 : 1;
  const [text, setText] = useState(
    value === undefined || value === null || value === '' ? '' : String(Number(value) / factor),
  );
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      type="number"
      label={label}
      value={text}
      inputRef={inputRef}
      onChange={({ target }) => {
        setText(target.value);
        onChange(target.value === '' ? undefined : toComparedNumber(field, Number(target.value) * factor));
      }}
      slotProps={{ htmlInput: { step: 'any' }, inputLabel: { shrink: true } }}
    />
  );
}

/** Decimals keep six places; all others are whole numbers. */
function toComparedNumber({ kind }: Field, number: number): number {
  return kind === 'decimal' ? Math.round(number * 1e6) / 1e6 : Math.round(number);
}
