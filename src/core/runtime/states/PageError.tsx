import { useTranslate } from 'react-admin';
import { StateMessage } from '../../theme/messages/StateMessage';

interface PageErrorProps {
  /** `load`: the code could not be loaded; `render`: the page threw an error; `offline`: the server is unreachable. */
  reason: 'load' | 'render' | 'offline';
  onRetry: () => void;
}

const TEXTS = {
  load: { title: 'console.state.loadTitle', text: 'console.state.loadText' },
  render: { title: 'console.state.errorTitle', text: 'console.state.errorText' },
  offline: { title: 'console.state.offlineTitle', text: 'console.state.offlineText' },
};

/** Shows that a page failed, and offers a remedy. */
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
