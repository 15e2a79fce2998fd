import type { SuggestionSource } from '../../../../../contract/fields';
import { SuggestionPicker } from '../../field/SuggestionPicker';
import type { KitInputProps } from './inputProps';
import { useKitInput } from './useKitInput';

/** A text with suggestions, where other text can be typed too; or one of the offered records. */
export function SuggestionInput({
  offers,
  isReference = false,
  ...props
}: KitInputProps & { offers: SuggestionSource; isReference?: boolean }) {
  const { field, fieldProps } = useKitInput({
    ...props,
    format: toText,
    parse: isReference ? idOrNull : emptyToNull,
  });
  return (
    <SuggestionPicker
      offers={offers}
      allowsFreeText={!isReference}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...fieldProps}
    />
  );
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const idOrNull = (text: string): number | null => (text === '' ? null : Number(text));
const emptyToNull = (text: string): string | null => (text === '' ? null : text);
