import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { normalizeAmount, normalizeNumber } from '../../../../../contract/values/amount';
import type { KitInputProps } from './inputProps';
import { rawFormat, useKitInput } from './useKitInput';

export interface NumberInputProps extends Omit<KitInputProps, 'label'> {
  /** Message key; `false` if a table's heading labels it. */
  label: string | false;
  /** Accessible name if there is no visible label, already translated. */
  accessibleName?: string;
  /** Decimal places. */
  scale: number;
  /** The form's value is the typed number times this factor (fen and yuan: 100). */
  factor?: number;
  /** Unit after the number, already translated. */
  unit?: string;
}

/** A number, typed as text so that partial input (`1.`) is preserved; the form gets only numbers. */
export function NumberInput({ accessibleName, scale, factor = 1, unit, ...props }: NumberInputProps) {
  const { id, field, fieldProps } = useKitInput({ ...props, ...rawFormat });
  const value: unknown = field.value;
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const text = typed && Object.is(typed.value, value) ? typed.text : formatNumber(value, factor);

  function change(next: string) {
    const clean = factor === 1 ? normalizeNumber(next) : normalizeAmount(next);
    if (!/^-?\d*\.?\d*$/.test(clean)) return;
    const parsed =
      clean === '' || !Number.isFinite(Number(clean)) ? null : Math.round(Number(clean) * factor * 1e6) / 1e6;
    setTyped({ text: clean, value: parsed });
    field.onChange(parsed);
  }

  return (
    <TextField
      id={id}
      name={field.name}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      fullWidth
      size="small"
      margin="none"
      {...fieldProps}
      slotProps={{
        htmlInput: {
          inputMode: scale > 0 ? 'decimal' : 'numeric',
          autoComplete: 'off',
          'aria-label': accessibleName,
        },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : undefined,
      }}
    />
  );
}

function formatNumber(value: unknown, factor: number): string {
  return typeof value === 'number' ? String(value / factor) : '';
}
