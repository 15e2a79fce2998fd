import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Escape while the wall is arranged: puts back what is being dragged, or ends the arranging. The dialog around would take
 * the key for itself and close.
 * @returns what to tell when dragging begins and ends
 */
export function useEscape(onEnd: () => void): (isDragging: boolean) => void {
  const isDragging = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target === document) return;
    event.stopPropagation();
    // The keyboard sensor listens at the document.
    if (isDragging.current) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape' }));
    else onEnd();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (is) => {
    isDragging.current = is;
  };
}
