import { useSyncExternalStore } from 'react';

let isGray = false;
const listeners = new Set<() => void>();

/**
 * Returns whether the console is shown in gray, as behind the sign-out question (spec §4), and a function to change it.
 * Dialogs and notices keep their colors. Lost on reload.
 */
export function useGrayMode(): readonly [isGray: boolean, setGray: (gray: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isGray), setGray];
}

function setGray(gray: boolean): void {
  isGray = gray;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
