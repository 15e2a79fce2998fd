import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { KitInputProps } from './inputProps';

/** A yes/no switch. */
export function SwitchInput({ label, helperText, ...props }: KitInputProps) {
  const { id, field, fieldState } = useInput({ ...props, format: (value) => value, parse: (value) => value });
  return (
    <FormControl error={fieldState.invalid} sx={{ minHeight: 36, justifyContent: 'center' }}>
      <FormControlLabel
        label={<FieldTitle label={label} source={props.source} />}
        control={
          <Switch
            id={id}
            size="small"
            checked={field.value === true}
            onChange={(_, on) => field.onChange(on)}
            onBlur={() => field.onBlur()}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        sx={{ marginInlineStart: 0, gap: 0.5 }}
      />
      {(fieldState.invalid || helperText) && (
        <FormHelperText>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
