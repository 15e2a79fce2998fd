import { useTranslate } from 'react-admin';
import { copyText } from '../../plugin-api';
import { toastStore } from '../toast/toastStore';

/** Copies a text and tells whether the browser let it; call it in a click. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const translate = useTranslate();
  return async (text, done) => {
    const isCopied = await copyText(text);
    toastStore.push(
      isCopied
        ? { type: 'success', message: done }
        : { type: 'warning', message: translate('console.support.copyFailed') },
    );
  };
}
