import { RecordPicker } from '../../field/RecordPicker';
import type { KitInputProps } from './inputProps';
import { rawFormat, useKitInput } from './useKitInput';

/** Selects one record of another entity, or several in order; searches on the server while the user types. */
export function ReferenceInput({
  entity,
  multiple = false,
  ...props
}: KitInputProps & { entity: string; multiple?: boolean }) {
  const { field, fieldProps } = useKitInput({ ...props, ...rawFormat, helperText: false });
  const ids = (Array.isArray(field.value) ? field.value : [field.value])
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(Number);
  return (
    <RecordPicker
      entity={entity}
      ids={ids}
      multiple={multiple}
      onlyEnabled
      {...fieldProps}
      onChange={(next) => field.onChange(multiple ? next : (next[0] ?? null))}
      onBlur={() => field.onBlur()}
    />
  );
}
