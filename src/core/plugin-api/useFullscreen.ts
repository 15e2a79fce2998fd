import { useSyncExternalStore } from 'react';

/** The browser's full screen, entered and left by whatever means. */
export interface Fullscreen {
  /** Whether the browser can and the operator lets it. */
  isAvailable: boolean;
  isFull: boolean;
  /** Goes to full screen or back. Rejects when the browser refuses, as it does outside a click or key press. */
  toggle: () => Promise<void>;
}

/** Full screen of the whole console. */
export function useFullscreen(): Fullscreen {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return {
    isAvailable: document.fullscreenEnabled === true,
    isFull,
    toggle: () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
