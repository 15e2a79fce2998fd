import { useEffect, useState } from 'react';

/** A page that nobody looks at is not painted, and does not wait for it, in milliseconds. */
const PATIENCE_MS = 500;

/** Becomes true when the component has been painted for the first time: work that would keep it from being seen begins then. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const paint = () => setIsPainted(true);
    let timer = setTimeout(paint, PATIENCE_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(paint);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
