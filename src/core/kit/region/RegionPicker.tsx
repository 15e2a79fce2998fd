import { useState } from 'react';
import { REGION_CODE } from '../../../../contract/regions';
import type { OfferedPickerProps } from '../field/OfferedPicker';
import { SearchedPicker } from '../field/SearchedPicker';
import type { RegionOption } from './regionOptions';
import { hasParts } from './regionTree';
import { codeOf, useRegionOptions } from './useRegionOptions';

export type RegionPickerProps = Partial<Pick<OfferedPickerProps, 'offers'>> & Omit<OfferedPickerProps, 'offers'>;

/**
 * A region chosen from those in use and from the tree of GB/T 2260, by name, pinyin or code; the list goes on with the parts of
 * what was chosen. A code counts as it is typed; `takesOthers` hands on what is no code too, so that a form can say so.
 */
export function RegionPicker({ offers, value, onChange, takesOthers = false, ...look }: RegionPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  // What is being typed; else the input shows how the region is called.
  const [typed, setTyped] = useState<string>();
  const chosen = value === '' ? [] : [value];
  const { tree, optionOf, picker } = useRegionOptions({ offers, chosen, typed: typed ?? '', isOpen });
  const option = value === '' ? null : optionOf(value);
  function type(text: string) {
    setTyped(text);
    const code = text.trim();
    if (takesOthers || code === '' || REGION_CODE.test(code)) onChange(code);
  }
  return (
    <SearchedPicker<RegionOption, false, true>
      {...look}
      {...picker}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={(_, reason) => {
        const goesOn = reason === 'selectOption' && tree !== undefined;
        if (!goesOn) setIsOpen(false);
      }}
      value={option}
      inputValue={typed ?? (option ? picker.getOptionLabel(option) : '')}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') type(text);
      }}
      onChange={(next, reason) => {
        setTyped(undefined);
        const code = next === null ? '' : codeOf(next);
        // Enter on what was typed: a form says what is wrong with it, and a filter keeps what it had.
        if (reason !== 'createOption' || takesOthers || REGION_CODE.test(code)) onChange(code);
        if (!tree || !hasParts(tree, code)) setIsOpen(false);
      }}
      onBlur={() => {
        setTyped(undefined);
        look.onBlur?.();
      }}
    />
  );
}
