import { useSyncExternalStore } from 'react';

/** Full-screen mode of the browser, however it was entered or left. */
export interface Fullscreen {
  /** Whether the browser supports it and the operator allows it. */
  isAvailable: boolean;
  isFull: boolean;
  /** Toggles full screen. Rejects if the browser refuses, as it does outside a click or key handler. */
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
