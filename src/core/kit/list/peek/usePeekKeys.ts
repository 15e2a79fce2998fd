import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where keys are input, or belong to something above the page. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], .MuiModal-root';

export interface PeekCommands {
  previous: () => void;
  next: () => void;
  openPage: () => void;
  close: () => void;
}

/**
 * Runs the keys of the panel: J and K walk wherever the focus is, arrow keys while it is in the panel; Enter opens the page,
 * Escape closes the panel.
 */
export function usePeekKeys(panel: RefObject<HTMLElement | null>, commands: PeekCommands): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, altKey, metaKey, isComposing, defaultPrevented, repeat, target } = event;
    if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(ELSEWHERE)) return;
    const isInPanel = panel.current?.contains(target) === true;
    const command = commandOf(event.key, { isInPanel, isFree: target === panel.current || target === document.body });
    if (!command) return;
    event.preventDefault();
    // Each record is read from the server: a held key does not read all of them.
    if (!repeat) commands[command]();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** @param focus `isFree` if no link or button has it */
function commandOf(key: string, focus: { isInPanel: boolean; isFree: boolean }): keyof PeekCommands | undefined {
  switch (key) {
    case 'j':
    case 'J':
      return 'next';
    case 'k':
    case 'K':
      return 'previous';
    case 'ArrowDown':
      return focus.isInPanel ? 'next' : undefined;
    case 'ArrowUp':
      return focus.isInPanel ? 'previous' : undefined;
    case 'Enter':
      return focus.isFree ? 'openPage' : undefined;
    case 'Escape':
      return 'close';
    default:
      return undefined;
  }
}
