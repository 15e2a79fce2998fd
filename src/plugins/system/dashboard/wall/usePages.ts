import { useEffect, useState } from 'react';

/** How long a page of the wall is seen, in milliseconds. */
const PAGE_MS = 12_000;

export interface WallPages {
  page: number;
  count: number;
}

/** Pages that turn by themselves, and by the arrow keys. */
export function usePages(count: number): WallPages {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (count < 2) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), PAGE_MS);
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setTurns((before) => before + 1);
      if (key === 'ArrowLeft') setTurns((before) => before + count - 1);
    };
    window.addEventListener('keydown', press);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', press);
    };
  }, [count]);
  return { page: count === 0 ? 0 : turns % count, count };
}
