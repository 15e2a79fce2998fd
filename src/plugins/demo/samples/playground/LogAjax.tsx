import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useKitDataProvider } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import { LogLink } from '../parts/LogLink';

export default function LogAjax() {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const resource = useEntityResource('elderly');
  // The toast and the log entry come by themselves; only what else depends on the answer is left to do here.
  const call = () => resource && dataProvider.call(resource, 'noSuchOperation', {}).catch(() => undefined);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" disabled={!resource} onClick={call}>
        {translate('demo.logAjax.call')}
      </Button>
      <LogLink />
    </Stack>
  );
}
