import { useTranslate } from 'react-admin';
import { copyText } from '../../plugin-api';
import { toastStore } from '../toast/toastStore';

/** Returns a function that copies a text and shows whether the browser allowed it; call it in a click handler. */
export function useCopy(): (text: string, successMessage: string) => Promise<void> {
  const translate = useTranslate();
  return async (text, successMessage) => {
    const isCopied = await copyText(text);
    toastStore.push(
      isCopied
        ? { type: 'success', message: successMessage }
        : { type: 'warning', message: translate('console.support.copyFailed') },
    );
  };
}
