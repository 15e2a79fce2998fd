import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { KitInputProps } from './inputProps';
import { TextInput } from './TextInput';

/** A color as text, with a swatch that opens the browser's color picker. */
export function ColorInput(props: KitInputProps) {
  const translate = useTranslate();
  const { field } = useController({ name: props.source });
  const color = typeof field.value === 'string' ? field.value : '';
  return (
    <TextInput
      {...props}
      slotProps={{
        htmlInput: { maxLength: 9, autoComplete: 'off', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Box
                component="input"
                type="color"
                aria-label={translate('kit.dictionary.color')}
                value={/^#[0-9a-f]{6}/i.test(color) ? color.slice(0, 7) : '#888888'}
                onChange={(event) => field.onChange(event.target.value.toUpperCase())}
                sx={{ width: 24, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
