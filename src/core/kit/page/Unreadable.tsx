import { useTranslate } from 'react-admin';
import { reasonText } from '../../../../contract/refusal';
import { StateMessage } from '../../theme/StateMessage';
import type { ReadErrorProps } from './ReadError';

/** Shown in place of an unreadable list or record: no permission, or the reason of the failure with a retry button. */
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
