import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { reasonText } from '../../../../contract/calls/refusal';

export interface ReadErrorProps {
  error: Error | null | undefined;
  onRetry: () => void;
}

/** Shows why something could not be read, with a retry button. */
export function ReadError({ error, onRetry }: ReadErrorProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('kit.list.retry')}
        </Button>
      }
    >
      {(error && reasonText(error)) || translate('kit.list.failed')}
    </Alert>
  );
}
