import { useTranslate } from 'react-admin';
import { reasonText } from '../../../../contract/calls/refusal';
import { StateMessage } from '../../theme/messages/StateMessage';
import type { ReadErrorProps } from './ReadError';

/** Shown in place of an unreadable list or record: no permission, or the reason of the failure with a retry button. */
export function LoadFailure({ error, onRetry, isPart: isCompact }: ReadErrorProps & { isPart?: boolean }) {
  const translate = useTranslate();
  const isDenied = error && 'status' in error && error.status === 403;
  return (
    <StateMessage
      role="alert"
      isCompact={isCompact}
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
