import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Handles Escape in edit mode: cancels the current drag, or ends edit mode. Otherwise the surrounding dialog would handle
 * the key and close.
 * @returns a function to call when dragging starts and ends
 */
export function useEscape(onEnd: () => void): (isDragging: boolean) => void {
  const isDragging = useRef(false);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target === document) return;
    event.stopPropagation();
    // The keyboard sensor listens on the document.
    if (isDragging.current) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape' }));
    else onEnd();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return (dragging) => {
    isDragging.current = dragging;
  };
}
