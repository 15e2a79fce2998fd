import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LogLink } from '../../parts/LogLink';

export default function LogError() {
  const translate = useTranslate();
  const throwError = () => {
    throw new ReferenceError('sample: something is not defined');
  };
  const reject = () => {
    Promise.reject(new Error('sample: a promise nobody waited for'));
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" color="error" onClick={throwError}>
        {translate('demo.logError.throw')}
      </Button>
      <Button variant="outlined" color="error" onClick={reject}>
        {translate('demo.logError.reject')}
      </Button>
      <LogLink />
    </Stack>
  );
}
