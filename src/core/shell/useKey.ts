import { useEffect, useEffectEvent } from 'react';

/** Elements in which a key is input or an answer, not a command. */
const INTERACTIVE_SELECTOR = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/**
 * Runs a command when its letter is pressed with Ctrl or Cmd, wherever the focus is; with a `Shift+`
 * prefix, Shift is required too.
 */
export function useControlKey(key: string, command: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.shiftKey ? `Shift+${event.key.toLowerCase()}` : event.key.toLowerCase();
    // An editor may already have handled it.
    if (pressed !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Runs a command when its key is pressed without modifiers, while the user is not typing and no dialog is open. */
export function useKey(key: string, command: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, altKey, metaKey, isComposing, defaultPrevented, target } = event;
    if (event.key.toLowerCase() !== key || ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return;
    if (target instanceof Element && target.closest(INTERACTIVE_SELECTOR)) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
