import { useTranslate } from 'react-admin';
import { reasonText } from '../../../../contract/refusal';
import { StateMessage } from '../../theme/StateMessage';
import type { ReadErrorProps } from './ReadError';

/** What stands where a list or a record cannot be read: whether it may not be seen, why it failed, and another try. */
export function Unreadable({ error, onRetry, isPart }: ReadErrorProps & { isPart?: boolean }) {
  const translate = useTranslate();
  const isDenied = error && 'status' in error && error.status === 403;
  return (
    <StateMessage
      role="alert"
      isPart={isPart}
      state={isDenied ? 'denied' : 'failed'}
      title={(error && reasonText(error)) || translate('kit.list.failed')}
      actions={
        <button type="button" className="kit-button kit-button-edge" onClick={onRetry}>
          {translate('kit.list.retry')}
        </button>
      }
    />
  );
}
