import { useLayoutEffect, useRef, useState } from 'react';

/** Width assumed when there is no layout. */
const USUAL = 800;

/** Returns the current width of an element in pixels. */
export function useWidth<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { width: found } = element.getBoundingClientRect();
      if (found > 0) setWidth(Math.round(found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
