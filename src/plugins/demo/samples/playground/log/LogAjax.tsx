import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useKitDataProvider } from '../../../../../core/kit';
import { useEntityResource } from '../../../../../core/plugin-api';
import { LogLink } from '../../parts/LogLink';

export default function LogAjax() {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const resource = useEntityResource('elderly');
  // The client shows the toast and writes the log entry; only other effects of the response remain to be handled here.
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
