import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { KitInputProps } from './inputProps';
import { useKitInput } from './useKitInput';

export interface TextInputProps extends KitInputProps {
  type?: 'text' | 'password';
  rows?: number;
  slotProps?: TextFieldProps['slotProps'];
}

/**
 * A text input of a form. It replaces react-admin's, which still passes props that MUI 9 no longer accepts. Value, touched
 * state and messages come from react-admin's `useInput`.
 */
export function TextInput({ type = 'text', rows, slotProps, ...props }: TextInputProps) {
  const { id, field, fieldProps } = useKitInput({ ...props, format: toText, parse: emptyToNull });
  const { ref: _, ...control } = field;
  return (
    <TextField
      {...control}
      id={id}
      type={type}
      fullWidth
      size="small"
      margin="none"
      multiline={rows !== undefined}
      minRows={rows}
      {...fieldProps}
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
