import type { ReactNode } from 'react';

/** Default duration of a toast in milliseconds. */
const DEFAULT_MS = 4_000;

/** One message at the edge of the screen. */
export interface Toast {
  id: number;
  type: 'success' | 'info' | 'warning' | 'error';
  message: ReactNode;
  /** Milliseconds until it disappears; `null` keeps it until it is closed. */
  duration: number | null;
  /** How often the same message was pushed while it is visible. */
  count: number;
}

export type NewToast = Pick<Toast, 'type' | 'message'> & { duration?: number | null };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * The visible toasts, oldest first. Outside React, so that the HTTP client can show one, and a language change keeps them.
 */
export const toastStore = {
  /**
   * Shows a toast immediately, beside the visible ones. A message that is already visible is counted and stays longer: ten
   * calls that time out together show one message.
   */
  push({ type, message, duration = DEFAULT_MS }: NewToast): void {
    const existing = toasts.find((toast) => toast.type === type && toast.message === message);
    if (existing) {
      replace(
        toasts.map((toast) => (toast === existing ? { ...existing, duration, count: existing.count + 1 } : toast)),
      );
      return;
    }
    lastId += 1;
    replace([...toasts, { id: lastId, type, message, duration, count: 1 }]);
  },
  dismiss(id: number): void {
    replace(toasts.filter((toast) => toast.id !== id));
  },
  /** Removes the toast with this message, for one that says more. */
  dismissMessage(message: ReactNode): void {
    replace(toasts.filter((toast) => toast.message !== message));
  },
  clear(): void {
    replace([]);
  },
  /** Returns whether the message is already visible. */
  isVisible: (message: ReactNode): boolean => toasts.some((toast) => toast.message === message),
  all: (): readonly Toast[] => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of [...listeners]) listener();
}
