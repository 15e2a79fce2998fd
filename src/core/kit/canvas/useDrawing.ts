import { type RefObject, useEffect, useRef } from 'react';

/** Draws on a canvas at device resolution; sizes are in CSS pixels. */
export type Drawing = (context: CanvasRenderingContext2D, size: { width: number; height: number }) => void;

/** Returns the ref of a canvas on which `draw` draws; redraws when `draw` or the canvas size changes. */
export function useDrawing(draw: Drawing): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const redraw = () => {
      const context = element.getContext('2d');
      const { clientWidth: width, clientHeight: height } = element;
      if (!context || width === 0 || height === 0) return;
      const ratio = window.devicePixelRatio || 1;
      element.width = Math.round(width * ratio);
      element.height = Math.round(height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      draw(context, { width, height });
    };
    const resizeObserver = new ResizeObserver(redraw);
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, [draw]);
  return canvas;
}
