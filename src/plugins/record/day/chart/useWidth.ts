import { useLayoutEffect, useRef, useState } from 'react';

/** Width assumed where nothing is laid out. */
const USUAL = 800;

/** The width of an element in pixels, kept up to date. */
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
