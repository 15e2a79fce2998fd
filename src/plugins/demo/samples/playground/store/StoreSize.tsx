import { Button, FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useThemeSettings } from '../../../../../core/plugin-api';

export default function StoreSize() {
  const translate = useTranslate();
  const { size, sizes, change } = useThemeSettings();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <RadioGroup row value={size} aria-label={translate('demo.storeSize.label')}>
        {sizes.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            label={translate(`console.size.${each}`)}
            control={<Radio onChange={() => change({ size: each })} />}
          />
        ))}
      </RadioGroup>
      <TextField label={translate('demo.storeSize.sample')} />
      <Button variant="contained">{translate('demo.storeSize.button')}</Button>
    </Stack>
  );
}
