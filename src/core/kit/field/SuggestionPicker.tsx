import { useDeferredValue, useState } from 'react';
import type { Suggestion, SuggestionSource } from '../../../../contract/fields';
import { AutocompletePicker, type PickerFieldProps } from './AutocompletePicker';
import { useSuggestions } from './useSuggestions';

export interface SuggestionPickerProps extends PickerFieldProps {
  offers: SuggestionSource;
  value: string;
  onChange: (value: string) => void;
  /** Whether it also accepts typed text that is not among the suggestions. */
  allowsFreeText?: boolean;
}

/** Picks a text from the server's suggestions, by name, pinyin or code; sends no request before it is opened. */
export function SuggestionPicker({
  offers: suggestionSource,
  value,
  onChange,
  allowsFreeText = false,
  ...fieldProps
}: SuggestionPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [inputText, setInputText] = useState('');
  const keyword = useDeferredValue(inputText.trim());
  const { offered: suggestions, isFetching } = useSuggestions(suggestionSource, keyword, isOpen);
  return (
    <AutocompletePicker<Suggestion, false, boolean>
      {...fieldProps}
      freeSolo={allowsFreeText}
      autoHighlight={!allowsFreeText}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      loading={isFetching}
      options={suggestions}
      keyOf={textOf}
      getOptionDisplay={({ value: each, name, hint }) => ({ name: name ?? each, hint })}
      value={value === '' ? null : (suggestions.find((each) => each.value === value) ?? { value })}
      getOptionLabel={(option) => (typeof option === 'string' ? option : (option.name ?? option.value))}
      onChange={(next) => onChange(next === null ? '' : textOf(next))}
      onInputChange={(_, text, reason) => {
        setInputText(reason === 'input' ? text : '');
        // Update the form while typing, before the input loses focus.
        if (allowsFreeText && reason === 'input') onChange(text);
      }}
    />
  );
}

const textOf = (option: Suggestion | string) => (typeof option === 'string' ? option.trim() : option.value);
