import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import type { KitInputProps } from './inputProps';

/** Short texts as chips: type and press Enter. */
export function TextsInput(props: KitInputProps) {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput<string[]>({
    ...props,
    format: (value) => value ?? [],
    parse: (value) => value,
  });
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      value={Array.isArray(field.value) ? field.value : []}
      onChange={(_, value) => field.onChange(value.map((text) => text.trim()).filter(Boolean))}
      onBlur={() => field.onBlur()}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          inputRef={field.ref}
          label={<FieldTitle label={props.label} source={props.source} isRequired={isRequired} />}
          placeholder={translate('kit.form.add')}
          error={fieldState.invalid}
          helperText={fieldState.invalid && <InputHelperText error={fieldState.error?.message} />}
        />
      )}
    />
  );
}
