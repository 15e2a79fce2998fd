import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { RecordPicker } from '../../field/RecordPicker';
import type { KitInputProps } from './inputProps';

/** Selects one record of another entity, or several in order; searches on the server while the user types. */
export function ReferenceInput({
  entity,
  multiple = false,
  ...props
}: KitInputProps & { entity: string; multiple?: boolean }) {
  const { field, fieldState, isRequired } = useInput({ ...props, format: (value) => value, parse: (value) => value });
  const ids = (Array.isArray(field.value) ? field.value : [field.value])
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(Number);
  return (
    <RecordPicker
      entity={entity}
      ids={ids}
      multiple={multiple}
      onlyEnabled
      label={<FieldTitle label={props.label} source={props.source} isRequired={isRequired} />}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.invalid && <InputHelperText error={fieldState.error?.message} />}
      onChange={(next) => field.onChange(multiple ? next : (next[0] ?? null))}
      onBlur={() => field.onBlur()}
    />
  );
}
