import { useTranslate } from 'react-admin';
import { StateMessage } from '../../theme/StateMessage';

interface PageErrorProps {
  /** `load`: the code did not arrive; `render`: the page itself failed; `offline`: the server cannot be reached. */
  reason: 'load' | 'render' | 'offline';
  onRetry: () => void;
}

const TEXTS = {
  load: { title: 'console.state.loadTitle', text: 'console.state.loadText' },
  render: { title: 'console.state.errorTitle', text: 'console.state.errorText' },
  offline: { title: 'console.state.offlineTitle', text: 'console.state.offlineText' },
};

/** A page that cannot be shown, with what to do about it. */
export function PageError({ reason, onRetry }: PageErrorProps) {
  const translate = useTranslate();
  const { title, text } = TEXTS[reason];
  return (
    <StateMessage
      role="alert"
      state="failed"
      title={translate(title)}
      text={translate(text)}
      actions={
        <>
          <button type="button" className="kit-button kit-button-main" onClick={onRetry}>
            {translate('console.action.retry')}
          </button>
          <button type="button" className="kit-button kit-button-edge" onClick={() => window.location.reload()}>
            {translate('console.action.reload')}
          </button>
        </>
      }
    />
  );
}
