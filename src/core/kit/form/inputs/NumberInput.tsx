import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { plainAmount, plainNumber } from '../../../../../contract/amount';
import type { KitInputProps } from './inputProps';

export interface NumberInputProps extends Omit<KitInputProps, 'label'> {
  /** Message key; `false` where a table's heading says it. */
  label: string | false;
  /** What the input is called where no label is shown, already in the reader's language. */
  accessibleName?: string;
  /** Digits behind the point. */
  scale: number;
  /** The form's value is this many times what is typed (fen and yuan: 100). */
  factor?: number;
  /** What stands behind the number, already in the reader's language. */
  unit?: string;
}

/** A number typed as text, so that half-typed ones (`1.`) stay as they are; nothing else than a number reaches the form. */
export function NumberInput({
  label,
  accessibleName,
  helperText,
  scale,
  factor = 1,
  unit,
  ...props
}: NumberInputProps) {
  const { id, field, fieldState, isRequired } = useInput({
    ...props,
    format: (value) => value,
    parse: (value) => value,
  });
  const value: unknown = field.value;
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const text = typed && Object.is(typed.value, value) ? typed.text : textOf(value, factor);

  function change(next: string) {
    const clean = factor === 1 ? plainNumber(next) : plainAmount(next);
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
      inputRef={field.ref}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      fullWidth
      size="small"
      margin="none"
      error={fieldState.invalid}
      // No label at all, or a frame with a gap for one would be drawn.
      label={label ? <FieldTitle label={label} source={props.source} isRequired={isRequired} /> : undefined}
      helperText={
        (fieldState.invalid || helperText) && (
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        )
      }
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

function textOf(value: unknown, factor: number): string {
  return typeof value === 'number' ? String(value / factor) : '';
}
