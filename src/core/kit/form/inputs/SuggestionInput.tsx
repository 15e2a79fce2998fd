import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { SuggestionSource } from '../../../../../contract/fields';
import { SuggestionPicker } from '../../field/SuggestionPicker';
import type { KitInputProps } from './inputProps';

/** A text with suggestions, where other text can be typed too; or one of the offered records. */
export function SuggestionInput({
  label,
  helperText,
  offers,
  isReference = false,
  ...props
}: KitInputProps & { offers: SuggestionSource; isReference?: boolean }) {
  const { field, fieldState, isRequired } = useInput({
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
      inputRef={field.ref}
      label={<FieldTitle label={label} source={props.source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={
        (fieldState.invalid || helperText) && (
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        )
      }
    />
  );
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const idOrNull = (text: string): number | null => (text === '' ? null : Number(text));
const emptyToNull = (text: string): string | null => (text === '' ? null : text);
