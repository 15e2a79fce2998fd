import type { ReactNode } from 'react';

/** Milliseconds a toast stays when nobody says otherwise. */
const DEFAULT_MS = 4_000;

/** One message at the edge of the screen. */
export interface Toast {
  id: number;
  type: 'success' | 'info' | 'warning' | 'error';
  message: ReactNode;
  /** Milliseconds until it goes by itself; `null` keeps it until it is closed. */
  duration: number | null;
  /** How often the same was said while it is on screen. */
  times: number;
}

export type NewToast = Pick<Toast, 'type' | 'message'> & { duration?: number | null };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The toasts on screen, oldest first. Outside React, so that the HTTP client can show one and a change of language keeps them. */
export const toastStore = {
  /**
   * Shows a toast at once, beside those already there. What stands there already is counted and stays longer: ten
   * calls that time out together are one message.
   */
  push({ type, message, duration = DEFAULT_MS }: NewToast): void {
    const said = toasts.find((toast) => toast.type === type && toast.message === message);
    if (said) {
      replace(toasts.map((toast) => (toast === said ? { ...said, duration, times: said.times + 1 } : toast)));
      return;
    }
    lastId += 1;
    replace([...toasts, { id: lastId, type, message, duration, times: 1 }]);
  },
  dismiss(id: number): void {
    replace(toasts.filter((toast) => toast.id !== id));
  },
  clear(): void {
    replace([]);
  },
  /** Whether these words are on screen already. */
  shows: (message: ReactNode): boolean => toasts.some((toast) => toast.message === message),
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
