import { useSyncExternalStore } from 'react';

let isGray = false;
const listeners = new Set<() => void>();

/**
 * Whether the console is shown without colours, as while signing out is asked (spec §4), and how to change it. Dialogs
 * and notices keep their colours. It ends with the page load.
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
