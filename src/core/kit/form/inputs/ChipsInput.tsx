import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { KitInputProps } from './inputProps';

/** Several codes as toggle chips. */
export function ChipsInput({
  choices,
  ...props
}: KitInputProps & { choices: readonly { id: string; name: string }[] }) {
  const labelId = useId();
  const { field, fieldState, isRequired } = useInput<string[]>({
    ...props,
    format: (value) => value ?? [],
    parse: (value) => value,
  });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: string) => {
    // Kept in the order of the choices, so that equal sets are equal values.
    const next = choices
      .map((choice) => choice.id)
      .filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each)));
    field.onChange(next);
    field.onBlur();
  };
  return (
    <FormControl error={fieldState.invalid} component="fieldset" sx={{ width: '100%' }}>
      <FormLabel component="legend" id={labelId} sx={{ fontSize: '0.75rem', marginBlockEnd: 0.5 }}>
        <FieldTitle label={props.label} source={props.source} isRequired={isRequired} />
      </FormLabel>
      <Stack direction="row" role="group" aria-labelledby={labelId} sx={{ flexWrap: 'wrap', gap: 0.75 }}>
        {choices.map(({ id, name }, at) => (
          <Chip
            key={id}
            ref={at === 0 ? field.ref : undefined}
            size="small"
            label={name}
            clickable
            color={chosen.includes(id) ? 'primary' : 'default'}
            variant={chosen.includes(id) ? 'filled' : 'outlined'}
            component="button"
            type="button"
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
          />
        ))}
      </Stack>
      {fieldState.invalid && (
        <FormHelperText>
          <InputHelperText error={fieldState.error?.message} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
