import Autocomplete, { type AutocompleteProps, type AutocompleteValue } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'react-admin';

/** Props that every picker gets from its form, filter or dialog. */
export interface PickerFieldProps {
  label: ReactNode;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: boolean;
  helperText?: ReactNode;
}

/** How an option is shown: its name, and below it what distinguishes it from others with the same name. */
interface OptionDisplay {
  name: ReactNode;
  hint?: ReactNode;
  /** Before the name. */
  mark?: ReactNode;
}

type Base<T, Multiple extends boolean, Free extends boolean> = AutocompleteProps<T, Multiple, false, Free>;

interface AutocompletePickerProps<T, Multiple extends boolean, Free extends boolean>
  extends PickerFieldProps,
    Omit<Base<T, Multiple, Free>, 'renderInput' | 'renderOption' | 'getOptionKey' | 'options' | 'onBlur' | 'onChange'> {
  options: readonly T[];
  placeholder?: string;
  /** Returns a key that is equal for equivalent options; also called with typed text. */
  keyOf: (option: T | string) => string | number;
  getOptionDisplay: (option: T) => OptionDisplay;
  onChange: (value: AutocompleteValue<T, Multiple, false, Free>, reason: string) => void;
}

/** An input with suggestions from a search; the common look and behavior of all pickers. */
export function AutocompletePicker<T, Multiple extends boolean = false, Free extends boolean = false>({
  label,
  inputRef,
  error,
  helperText,
  placeholder,
  options,
  keyOf,
  getOptionDisplay,
  onChange,
  ...props
}: AutocompletePickerProps<T, Multiple, Free>) {
  const translate = useTranslate();
  return (
    <Autocomplete<T, Multiple, false, Free>
      size="small"
      fullWidth
      loadingText={translate('kit.list.loading')}
      noOptionsText={translate('kit.form.noOptions')}
      options={[...options]}
      filterOptions={(all) => all}
      getOptionKey={keyOf}
      isOptionEqualToValue={(option, value) => keyOf(option) === keyOf(value)}
      onChange={(_, next, reason) => onChange(next, reason)}
      renderOption={({ key: _, ...attributes }, option) => {
        const { name, hint, mark } = getOptionDisplay(option);
        return (
          <li key={keyOf(option)} {...attributes}>
            {mark}
            <span>
              {name}
              {hint && (
                <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {hint}
                </Typography>
              )}
            </span>
          </li>
        );
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={label}
          inputRef={inputRef}
          placeholder={placeholder}
          error={error}
          helperText={helperText}
        />
      )}
      {...props}
    />
  );
}
