import { useEffect, useState } from 'react';

/** Milliseconds for which a page of the wall is shown. */
const PAGE_MS = 12_000;

export interface WallPages {
  page: number;
  count: number;
}

/** Returns pages that rotate automatically unless paused, and by the arrow keys. */
export function usePages(count: number, { isHeld }: { isHeld: boolean }): WallPages {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (count < 2 || isHeld) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [count, isHeld]);
  useEffect(() => {
    if (count < 2) return undefined;
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // Some controls handle the arrow keys themselves.
      if (defaultPrevented || (target instanceof Element && target.closest('[data-arrows]'))) return;
      if (key === 'ArrowRight') setTurns((before) => before + 1);
      if (key === 'ArrowLeft') setTurns((before) => before + count - 1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [count]);
  return { page: count === 0 ? 0 : turns % count, count };
}
