import { useDeferredValue, useState } from 'react';
import type { OfferedValue, Offers } from '../../../../contract/fields';
import { type PickerLook, SearchedPicker } from './SearchedPicker';
import { useOffered } from './useOffered';

export interface OfferedPickerProps extends PickerLook {
  offers: Offers;
  value: string;
  onChange: (value: string) => void;
  /** Whether it also accepts typed text that is not among the suggestions. */
  takesOthers?: boolean;
}

/** Picks a text from the server's suggestions, by name, pinyin or code; sends no request before it is opened. */
export function OfferedPicker({ offers, value, onChange, takesOthers = false, ...look }: OfferedPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { offered, isFetching } = useOffered(offers, keyword, isOpen);
  return (
    <SearchedPicker<OfferedValue, false, boolean>
      {...look}
      freeSolo={takesOthers}
      autoHighlight={!takesOthers}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      loading={isFetching}
      options={offered}
      keyOf={textOf}
      lookOf={({ value: each, name, hint }) => ({ name: name ?? each, hint })}
      value={value === '' ? null : (offered.find((each) => each.value === value) ?? { value })}
      getOptionLabel={(option) => (typeof option === 'string' ? option : (option.name ?? option.value))}
      onChange={(next) => onChange(next === null ? '' : textOf(next))}
      onInputChange={(_, text, reason) => {
        setTyped(reason === 'input' ? text : '');
        // Update the form while typing, before the input loses focus.
        if (takesOthers && reason === 'input') onChange(text);
      }}
    />
  );
}

const textOf = (option: OfferedValue | string) => (typeof option === 'string' ? option.trim() : option.value);
