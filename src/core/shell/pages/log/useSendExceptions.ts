import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { logStore, useLogEntries } from '../../../log';
import { useConsole } from '../../ConsoleContext';
import { toastStore } from '../../toast/toastStore';
import { unsentExceptions } from './logFilter';

/** Sends each unsent exception to the server, and shows how many arrived. */
export function useSendExceptions(): { unsent: number; isSending: boolean; send: () => Promise<void> } {
  const { session } = useConsole();
  const translate = useTranslate();
  const unsentEntries = unsentExceptions(useLogEntries());
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    let sent = 0;
    try {
      for (const entry of unsentEntries) {
        await session.sendException(entry);
        logStore.markSent(entry);
        sent += 1;
      }
      toastStore.push({ type: 'success', message: translate('console.log.sent', { n: sent }) });
    } catch (error) {
      // Stop: what failed for one would fail for the others too.
      logStore.ignore(error);
      const message = translate('console.log.sendFailed', { n: sent, m: unsentEntries.length - sent });
      toastStore.push({ type: 'warning', message });
    } finally {
      setSending(false);
    }
  };
  return { unsent: unsentEntries.length, isSending, send };
}
