import { useEffect, useEffectEvent } from 'react';

/** Where a letter is typed or answers a question, and no command. */
const TAKEN = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** Runs a command when its letter is pressed with Ctrl or Cmd, wherever the focus is. */
export function useControlKey(key: string, command: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Runs a command when its letter is pressed alone, while nothing is being typed and no dialog waits. */
export function useKey(key: string, command: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, altKey, metaKey, isComposing, target } = event;
    if (event.key.toLowerCase() !== key || ctrlKey || altKey || metaKey || isComposing) return;
    if (target instanceof Element && target.closest(TAKEN)) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
