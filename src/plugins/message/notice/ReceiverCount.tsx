import Alert from '@mui/material/Alert';
import { useDeferredValue } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { targetFields, useReceiverCount } from './useReceiverCount';

/** Shows the number of recipients of the notice in the form. */
export function ReceiverCount() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const values: readonly unknown[] = useWatch({ name: [...targetFields] });
  const targets = Object.fromEntries(targetFields.map((name, at) => [name, values[at]]));
  const { count, isFetching } = useReceiverCount(resource, useDeferredValue(targets));
  if (count === undefined) return null;
  return (
    <Alert
      severity={count > 0 ? 'info' : 'warning'}
      aria-busy={isFetching}
      aria-live="polite"
      sx={{ marginBlockStart: 1.5 }}
    >
      {translate('message-manage.notice.count', { count })}
    </Alert>
  );
}
