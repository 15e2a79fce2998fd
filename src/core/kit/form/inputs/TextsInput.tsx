import { useDeferredValue, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import type { Offers } from '../../../../../contract/fields';
import { SearchedPicker } from '../../field/SearchedPicker';
import { useOffered } from '../../field/useOffered';
import type { KitInputProps } from './inputProps';

/** Short texts as chips: type and press Enter, or select from the server's suggestions, by name or pinyin. */
export function TextsInput({ offers, ...props }: KitInputProps & { offers?: Offers }) {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput<string[]>({
    ...props,
    format: (value) => value ?? [],
    parse: (value) => value,
  });
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { offered, isFetching } = useOffered(offers, useDeferredValue(typed.trim()), isOpen);
  return (
    <SearchedPicker<string, true, true>
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      loading={isFetching}
      options={offered.map(({ value }) => value)}
      keyOf={(text) => text}
      lookOf={(text) => ({ name: text, hint: offered.find(({ value }) => value === text)?.hint })}
      value={Array.isArray(field.value) ? field.value : []}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(texts) => field.onChange(texts.map((text) => text.trim()).filter(Boolean))}
      onBlur={() => field.onBlur()}
      inputRef={field.ref}
      label={<FieldTitle label={props.label} source={props.source} isRequired={isRequired} />}
      placeholder={translate('kit.form.add')}
      error={fieldState.invalid}
      helperText={fieldState.invalid && <InputHelperText error={fieldState.error?.message} />}
    />
  );
}
