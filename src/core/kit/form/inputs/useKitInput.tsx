import { FieldTitle, InputHelperText, type InputProps, useInput } from 'react-admin';
import type { KitInputProps } from './inputProps';

export interface KitInputOptions<Value>
  extends Omit<KitInputProps, 'label'>,
    Pick<InputProps<Value>, 'format' | 'parse'> {
  /** Message key; `false` if a table's heading labels it. */
  label: string | false;
}

/** For values that inputs show as they are stored. */
export const rawFormat = { format: (value: unknown) => value, parse: (value: unknown) => value };

/**
 * Connects an input to its form. `fieldProps` are the props of a text field or picker that label it and show its error, or
 * its help text.
 */
export function useKitInput<Value>({ label, helperText, ...props }: KitInputOptions<Value>) {
  const { id, field, fieldState, isRequired } = useInput<Value>(props);
  const { invalid, error } = fieldState;
  const fieldProps = {
    inputRef: field.ref,
    error: invalid,
    // Undefined, because an empty label would leave a gap in the frame.
    label: label ? <FieldTitle label={label} source={props.source} isRequired={isRequired} /> : undefined,
    helperText: (invalid || helperText) && <InputHelperText error={error?.message} helperText={helperText} />,
  };
  return { id, field, isRequired, fieldProps };
}
