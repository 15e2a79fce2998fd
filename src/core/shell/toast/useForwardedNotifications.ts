import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { ERROR_TOAST_MS } from '../../../../contract/constants';
import { toastStore } from './toastStore';

/** Moves react-admin's notifications, which it would show one after another, to the toasts. */
export function useForwardedNotifications(): void {
  const { notifications, setNotifications } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    for (const { message, type, notificationOptions } of notifications) {
      const text = typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
      if (notificationOptions?.replaces !== undefined) toastStore.dismissMessage(notificationOptions.replaces);
      // The HTTP client has already shown its failures; react-admin's controllers would repeat them.
      if (toastStore.isVisible(text)) continue;
      const duration = notificationOptions?.autoHideDuration ?? (type === 'error' ? ERROR_TOAST_MS : undefined);
      toastStore.push({ type, message: text, duration });
    }
    setNotifications([]);
  }, [notifications, setNotifications, translate]);
}
