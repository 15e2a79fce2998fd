import { useEffect, useState } from 'react';

/** Milliseconds for which a page of the wall is shown. */
const PAGE_MS = 12_000;

export interface WallPages {
  page: number;
  count: number;
}

/** Returns pages that rotate automatically unless paused, and by the arrow keys. */
export function usePages(count: number, { isHeld: isPaused }: { isHeld: boolean }): WallPages {
  const [pageTurns, setPageTurns] = useState(0);
  useEffect(() => {
    if (count < 2 || isPaused) return undefined;
    const timer = setInterval(() => setPageTurns((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [count, isPaused]);
  useEffect(() => {
    if (count < 2) return undefined;
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // Some controls handle the arrow keys themselves.
      if (defaultPrevented || (target instanceof Element && target.closest('[data-arrows]'))) return;
      if (key === 'ArrowRight') setPageTurns((before) => before + 1);
      if (key === 'ArrowLeft') setPageTurns((before) => before + count - 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [count]);
  return { page: count === 0 ? 0 : pageTurns % count, count };
}
