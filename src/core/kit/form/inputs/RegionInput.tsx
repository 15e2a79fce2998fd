import type { SuggestionSource } from '../../../../../contract/fields';
import { RegionPicker } from '../../region/RegionPicker';
import { RegionsPicker } from '../../region/RegionsPicker';
import type { KitInputProps } from './inputProps';
import { useKitInput } from './useKitInput';

export interface RegionInputProps extends KitInputProps {
  offers: SuggestionSource | undefined;
  /** Allows several regions. */
  multiple?: boolean;
}

/** One region in a form, or several. */
export function RegionInput({ offers, multiple = false, ...props }: RegionInputProps) {
  const { field, fieldProps } = useKitInput({ ...props, format: (value) => value, parse: emptyToNull });
  const common = { offers, onChange: field.onChange, onBlur: field.onBlur, ...fieldProps };
  if (multiple) return <RegionsPicker {...common} values={Array.isArray(field.value) ? field.value : []} />;
  return <RegionPicker {...common} allowsFreeText value={typeof field.value === 'string' ? field.value : ''} />;
}

const emptyToNull = (value: unknown): unknown => (value === '' ? null : value);
