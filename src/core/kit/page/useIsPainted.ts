import { useEffect, useState } from 'react';

/** Maximum wait in milliseconds: a hidden page is never painted. */
const PAINT_TIMEOUT_MS = 500;

/** Returns true once the component has been painted; defer work until then that would delay the paint. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const markPainted = () => setIsPainted(true);
    let timer = setTimeout(markPainted, PAINT_TIMEOUT_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(markPainted);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
