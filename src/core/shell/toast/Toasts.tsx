import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { DismissContext } from '../../theme/messages/DismissContext';
import { Notice, NoticeClose } from '../../theme/messages/Notice';
import { type Toast, toastStore } from './toastStore';
import { useForwardedNotifications } from './useForwardedNotifications';

/**
 * Shows all toasts at once, newest last. Each disappears after its own time unless it has hover or focus. Not notistack or
 * sonner: eight times the code (decision 0030), and our content security policy blocks sonner's styles.
 */
export function Toasts() {
  useForwardedNotifications();
  const translate = useTranslate();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all);
  return (
    <section aria-label={translate('console.toast.region')} className="shell-toasts">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={translate('console.toast.close')} />
      ))}
    </section>
  );
}

function ToastItem({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, type, message, count } = toast;
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    // A repeated message is a new object, which restarts the timer.
    if (toast.duration === null || isPaused) return;
    const timer = setTimeout(() => toastStore.dismiss(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);
  const dismiss = () => toastStore.dismiss(id);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <Notice
      severity={type}
      isFilled={type === 'error'}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      action={<NoticeClose label={closeLabel} onClose={dismiss} />}
    >
      <DismissContext value={dismiss}>{message}</DismissContext>
      {count > 1 && ` (${count})`}
    </Notice>
  );
}
