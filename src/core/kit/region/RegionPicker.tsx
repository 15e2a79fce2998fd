import { useState } from 'react';
import { REGION_CODE } from '../../../../contract/regions';
import { AutocompletePicker } from '../field/AutocompletePicker';
import type { SuggestionPickerProps } from '../field/SuggestionPicker';
import type { RegionOption } from './regionOptions';
import { hasChildren } from './regionTree';
import { codeOf, useRegionOptions } from './useRegionOptions';

export type RegionPickerProps = Partial<Pick<SuggestionPickerProps, 'offers'>> & Omit<SuggestionPickerProps, 'offers'>;

/**
 * Picks a region from those in use and from the tree of GB/T 2260, by name, pinyin or code. After a selection the list
 * continues with its parts. A complete code is accepted while typing. With `allowsFreeText`, invalid text is passed on too, so
 * that a form can report it.
 */
export function RegionPicker({ offers, value, onChange, allowsFreeText = false, ...fieldProps }: RegionPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  // The text being typed; otherwise the input shows the name of the region.
  const [inputText, setInputText] = useState<string>();
  const chosen = value === '' ? [] : [value];
  const { tree, optionOf, picker } = useRegionOptions({ offers, chosen, typed: inputText ?? '', isOpen });
  const option = value === '' ? null : optionOf(value);
  function type(text: string) {
    setInputText(text);
    const code = text.trim();
    if (allowsFreeText || code === '' || REGION_CODE.test(code)) onChange(code);
  }
  return (
    <AutocompletePicker<RegionOption, false, true>
      {...fieldProps}
      {...picker}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={(_, reason) => {
        const keepsOpen = reason === 'selectOption' && tree !== undefined;
        if (!keepsOpen) setIsOpen(false);
      }}
      value={option}
      inputValue={inputText ?? (option ? picker.getOptionLabel(option) : '')}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') type(text);
      }}
      onChange={(next, reason) => {
        setInputText(undefined);
        const code = next === null ? '' : codeOf(next);
        // Enter on typed text: a form reports invalid text, and a filter keeps its previous value.
        if (reason !== 'createOption' || allowsFreeText || REGION_CODE.test(code)) onChange(code);
        if (!tree || !hasChildren(tree, code)) setIsOpen(false);
      }}
      onBlur={() => {
        setInputText(undefined);
        fieldProps.onBlur?.();
      }}
    />
  );
}
