import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import type { KitInputProps } from './inputProps';
import { rawFormat, useKitInput } from './useKitInput';

export interface Choice {
  id: string;
  /** Already translated. */
  name: string;
}

const RADIOS_MAX = 3;
const MENU_MAX = 12;

/** One of several codes: radio buttons for a few required choices, a menu for some, a searchable picker for many. */
export function ChoiceInput({ choices, ...props }: KitInputProps & { choices: readonly Choice[] }) {
  if (props.isRequired && choices.length <= RADIOS_MAX) return <RadioChoice choices={choices} {...props} />;
  return choices.length <= MENU_MAX ? (
    <MenuChoice choices={choices} {...props} />
  ) : (
    <SearchChoice choices={choices} {...props} />
  );
}

function RadioChoice({ choices, label, helperText, ...props }: KitInputProps & { choices: readonly Choice[] }) {
  const labelId = useId();
  const { field, fieldState, isRequired } = useInput(props);
  const { ref, ...control } = field;
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId} sx={{ fontSize: '0.75rem' }}>
        <FieldTitle label={label} source={props.source} isRequired={isRequired} />
      </FormLabel>
      <RadioGroup row aria-labelledby={labelId} {...control}>
        {choices.map(({ id, name }, at) => (
          <FormControlLabel
            key={id}
            value={id}
            label={name}
            control={<Radio size="small" slotProps={{ input: { ref: at === 0 ? ref : undefined } }} />}
          />
        ))}
      </RadioGroup>
      <Help invalid={fieldState.invalid} message={fieldState.error?.message} helperText={helperText} />
    </FormControl>
  );
}

function MenuChoice({ choices, ...props }: KitInputProps & { choices: readonly Choice[] }) {
  const { id, field, isRequired, fieldProps } = useKitInput(props);
  const { ref: _, ...control } = field;
  return (
    <TextField {...control} id={id} select fullWidth size="small" margin="none" {...fieldProps}>
      {!isRequired && (
        <MenuItem value="" sx={{ minHeight: 32 }}>
          {'\u00A0'}
        </MenuItem>
      )}
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SearchChoice({ choices, ...props }: KitInputProps & { choices: readonly Choice[] }) {
  const translate = useTranslate();
  const { id, field, fieldProps } = useKitInput({ ...props, ...rawFormat });
  return (
    <Autocomplete
      id={id}
      size="small"
      autoHighlight
      options={[...choices]}
      value={choices.find((choice) => choice.id === field.value) ?? null}
      getOptionLabel={(choice) => choice.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={translate('kit.form.noOptions')}
      onChange={(_, choice) => field.onChange(choice?.id ?? null)}
      onBlur={() => field.onBlur()}
      renderInput={(params) => <TextField {...params} margin="none" {...fieldProps} />}
    />
  );
}

function Help({
  invalid,
  message,
  helperText,
}: {
  invalid: boolean;
  message: string | undefined;
  helperText: string | false | undefined;
}) {
  if (!invalid && !helperText) return null;
  return (
    <FormHelperText>
      <InputHelperText error={message} helperText={helperText} />
    </FormHelperText>
  );
}
