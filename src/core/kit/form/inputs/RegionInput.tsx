import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { SuggestionSource } from '../../../../../contract/fields';
import { RegionPicker } from '../../region/RegionPicker';
import { RegionsPicker } from '../../region/RegionsPicker';
import type { KitInputProps } from './inputProps';

export interface RegionInputProps extends KitInputProps {
  offers: SuggestionSource | undefined;
  /** Allows several regions. */
  multiple?: boolean;
}

/** One region in a form, or several. */
export function RegionInput({
  label,
  helperText,
  offers: suggestionSource,
  multiple = false,
  ...props
}: RegionInputProps) {
  const { field, fieldState, isRequired } = useInput({ ...props, format: (value) => value, parse: emptyToNull });
  const common = {
    offers: suggestionSource,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    label: <FieldTitle label={label} source={props.source} isRequired={isRequired} />,
    error: fieldState.invalid,
    helperText: (fieldState.invalid || helperText) && (
      <InputHelperText error={fieldState.error?.message} helperText={helperText} />
    ),
  };
  if (multiple) return <RegionsPicker {...common} values={Array.isArray(field.value) ? field.value : []} />;
  return <RegionPicker {...common} allowsFreeText value={typeof field.value === 'string' ? field.value : ''} />;
}

const emptyToNull = (value: unknown): unknown => (value === '' ? null : value);
