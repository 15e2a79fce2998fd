import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { REGION_CODE } from '../../../../contract/regions';
import { SearchedPicker } from '../field/SearchedPicker';
import type { RegionPickerProps } from './RegionPicker';
import type { RegionOption } from './regionOptions';
import { codeOf, useRegionOptions } from './useRegionOptions';

export interface RegionsPickerProps extends Omit<RegionPickerProps, 'value' | 'onChange' | 'takesOthers'> {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Several regions as chips, selected as in a `RegionPicker`; Enter or blur adds a typed code. */
export function RegionsPicker({ offers, values, onChange, ...look }: RegionsPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const translate = useTranslate();
  const { optionOf, picker } = useRegionOptions({ offers, chosen: values, typed, isOpen });
  /** Invalid text stays in the input, with an error. */
  function take(codes: readonly string[]) {
    const other = codes.find((code) => !REGION_CODE.test(code) && !values.includes(code));
    setTyped(other ?? '');
    setIsRefused(other !== undefined);
    if (other === undefined) onChange([...new Set(codes)]);
  }
  return (
    <SearchedPicker<RegionOption, true, true>
      {...look}
      {...picker}
      multiple
      disableCloseOnSelect
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      value={values.map(optionOf)}
      inputValue={typed}
      onInputChange={(_, text) => {
        setTyped(text);
        setIsRefused(false);
      }}
      onChange={(next) => take(next.map(codeOf))}
      onBlur={() => {
        if (typed.trim() !== '') take([...values, typed.trim()]);
        look.onBlur?.();
      }}
      error={isRefused || look.error}
      helperText={isRefused ? translate('problems.badRegion') : look.helperText}
    />
  );
}
