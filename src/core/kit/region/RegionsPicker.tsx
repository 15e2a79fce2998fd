import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { REGION_CODE } from '../../../../contract/regions';
import { AutocompletePicker } from '../field/AutocompletePicker';
import type { RegionPickerProps } from './RegionPicker';
import type { RegionOption } from './regionOptions';
import { codeOf, useRegionOptions } from './useRegionOptions';

export interface RegionsPickerProps extends Omit<RegionPickerProps, 'value' | 'onChange' | 'allowsFreeText'> {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Several regions as chips, selected as in a `RegionPicker`; Enter or blur adds a typed code. */
export function RegionsPicker({ offers, values, onChange, ...fieldProps }: RegionsPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const translate = useTranslate();
  const { optionOf, picker } = useRegionOptions({ offers, chosen: values, typed, isOpen });
  /** Invalid text stays in the input, with an error. */
  function addCodes(codes: readonly string[]) {
    const invalidCode = codes.find((code) => !REGION_CODE.test(code) && !values.includes(code));
    setTyped(invalidCode ?? '');
    setIsInvalid(invalidCode !== undefined);
    if (invalidCode === undefined) onChange([...new Set(codes)]);
  }
  return (
    <AutocompletePicker<RegionOption, true, true>
      {...fieldProps}
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
        setIsInvalid(false);
      }}
      onChange={(next) => addCodes(next.map(codeOf))}
      onBlur={() => {
        if (typed.trim() !== '') addCodes([...values, typed.trim()]);
        fieldProps.onBlur?.();
      }}
      error={isInvalid || fieldProps.error}
      helperText={isInvalid ? translate('problems.badRegion') : fieldProps.helperText}
    />
  );
}
