import { FormControlLabel, Stack, Switch } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMotion } from '../../../../../core/plugin-api';

export default function StoreTransition() {
  const translate = useTranslate();
  const { hasPageTransition, setPageTransition, hasAsideTransition, setAsideTransition } = useMotion();
  return (
    <Stack>
      <FormControlLabel
        label={translate('demo.storeTransition.page')}
        control={<Switch checked={hasPageTransition} onChange={(_, active) => setPageTransition(active)} />}
      />
      <FormControlLabel
        label={translate('demo.storeTransition.aside')}
        control={<Switch checked={hasAsideTransition} onChange={(_, active) => setAsideTransition(active)} />}
      />
    </Stack>
  );
}
