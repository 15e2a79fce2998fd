import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SuggestionSource } from '../../../../../contract/fields';
import { AutocompletePicker } from '../../field/AutocompletePicker';
import { useSuggestions } from '../../field/useSuggestions';
import type { KitInputProps } from './inputProps';
import { useKitInput } from './useKitInput';

/** Short texts as chips: type and press Enter, or select from the server's suggestions, by name or pinyin. */
export function TextsInput({ offers, ...props }: KitInputProps & { offers?: SuggestionSource }) {
  const translate = useTranslate();
  const { field, fieldProps } = useKitInput<string[]>({
    ...props,
    helperText: false,
    format: (value) => value ?? [],
    parse: (value) => value,
  });
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { offered: suggestions, isFetching } = useSuggestions(offers, useDeferredValue(typed.trim()), isOpen);
  return (
    <AutocompletePicker<string, true, true>
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      loading={isFetching}
      options={suggestions.map(({ value }) => value)}
      keyOf={(text) => text}
      getOptionDisplay={(text) => ({ name: text, hint: suggestions.find(({ value }) => value === text)?.hint })}
      value={Array.isArray(field.value) ? field.value : []}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(texts) => field.onChange(texts.map((text) => text.trim()).filter(Boolean))}
      onBlur={() => field.onBlur()}
      placeholder={translate('kit.form.add')}
      {...fieldProps}
    />
  );
}
