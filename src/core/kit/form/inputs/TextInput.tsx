import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { KitInputProps } from './inputProps';

export interface TextInputProps extends KitInputProps {
  type?: 'text' | 'password';
  rows?: number;
  slotProps?: TextFieldProps['slotProps'];
}

/**
 * A text input of a form. It replaces react-admin's, which still passes props that MUI 9 no longer accepts. Value, touched
 * state and messages come from react-admin's `useInput`.
 */
export function TextInput({ label, helperText, type = 'text', rows, slotProps, ...props }: TextInputProps) {
  const { id, field, fieldState, isRequired } = useInput({ ...props, format: toText, parse: emptyToNull });
  const { ref, ...control } = field;
  return (
    <TextField
      {...control}
      id={id}
      inputRef={ref}
      type={type}
      fullWidth
      size="small"
      margin="none"
      multiline={rows !== undefined}
      minRows={rows}
      error={fieldState.invalid}
      label={<FieldTitle label={label} source={props.source} isRequired={isRequired} />}
      helperText={
        (fieldState.invalid || helperText) && (
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        )
      }
      slotProps={slotProps}
    />
  );
}

function toText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}
