import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useThemeSettings } from '../../../../../core/plugin-api';

/** Selects theme, color and component size, to view the same parts in each combination. */
export function AppearancePicker() {
  const translate = useTranslate();
  const { theme, themes, color, presetColors, size, sizes, change } = useThemeSettings();
  const isPreset = Object.values(presetColors).includes(color ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
      <TextField
        select
        label={translate('demo.kit.theme')}
        value={theme.name}
        onChange={(event) => change({ theme: event.target.value })}
      >
        {themes.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {translate(`console.theme.names.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('demo.kit.color')}
        value={isPreset ? color : ''}
        onChange={(event) => change({ color: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('console.color.names.default')}</MenuItem>
        {Object.entries(presetColors).map(([name, preset]) => (
          <MenuItem key={name} value={preset}>
            {translate(`console.color.names.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('demo.kit.size')}
        value={size}
        onChange={(event) => change({ size: sizes.find((each) => each === event.target.value) ?? size })}
      >
        {sizes.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`console.size.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
