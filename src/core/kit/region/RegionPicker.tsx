import { useState } from 'react';
import { REGION_CODE } from '../../../../contract/regions';
import type { OfferedPickerProps } from '../field/OfferedPicker';
import { SearchedPicker } from '../field/SearchedPicker';
import type { RegionOption } from './regionOptions';
import { hasParts } from './regionTree';
import { codeOf, useRegionOptions } from './useRegionOptions';

export type RegionPickerProps = Partial<Pick<OfferedPickerProps, 'offers'>> & Omit<OfferedPickerProps, 'offers'>;

/**
 * Picks a region from those in use and from the tree of GB/T 2260, by name, pinyin or code. After a selection the list
 * continues with its parts. A complete code is accepted while typing. With `takesOthers`, invalid text is passed on too, so
 * that a form can report it.
 */
export function RegionPicker({ offers, value, onChange, takesOthers = false, ...look }: RegionPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  // The text being typed; otherwise the input shows the name of the region.
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
        // Enter on typed text: a form reports invalid text, and a filter keeps its previous value.
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
