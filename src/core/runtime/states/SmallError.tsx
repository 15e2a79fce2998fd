import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Stands in the place of a button or tile that failed. */
export function SmallError({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ py: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('console.action.retry')}
        </Button>
      }
    >
      {translate('console.state.smallError')}
    </Alert>
  );
}
