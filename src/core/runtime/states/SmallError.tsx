import { useTranslate } from 'react-admin';
import { Notice } from '../../theme/messages/Notice';

/** Shown in place of a button or tile that failed. */
export function SmallError({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Notice
      severity="warning"
      action={
        <button type="button" className="kit-button" onClick={onRetry}>
          {translate('console.action.retry')}
        </button>
      }
    >
      {translate('console.state.smallError')}
    </Notice>
  );
}
