import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { Offers } from '../../../../../contract/fields';
import { OfferedPicker } from '../../field/OfferedPicker';
import type { KitInputProps } from './inputProps';

/** A text with suggestions, where other text can be typed too; or one of the offered records. */
export function OfferedInput({
  label,
  helperText,
  offers,
  isReference = false,
  ...props
}: KitInputProps & { offers: Offers; isReference?: boolean }) {
  const { field, fieldState, isRequired } = useInput({
    ...props,
    format: plain,
    parse: isReference ? idOrNull : emptyIsNull,
  });
  return (
    <OfferedPicker
      offers={offers}
      takesOthers={!isReference}
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

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const idOrNull = (text: string): number | null => (text === '' ? null : Number(text));
const emptyIsNull = (text: string): string | null => (text === '' ? null : text);
