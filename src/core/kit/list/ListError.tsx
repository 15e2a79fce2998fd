import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';

/** The list could not be read: why, and a way to try again. */
export function ListError() {
  const { error, refetch } = useListContext();
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ margin: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {translate('kit.list.retry')}
        </Button>
      }
    >
      {error?.message || translate('kit.list.failed')}
    </Alert>
  );
}
