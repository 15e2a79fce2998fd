import { type RefObject, useEffect, useRef } from 'react';

/** Draws on a canvas at device resolution; sizes are in CSS pixels. */
export type Drawing = (context: CanvasRenderingContext2D, size: { width: number; height: number }) => void;

/** Returns the ref of a canvas on which `draw` draws; redraws when `draw` or the canvas size changes. */
export function useDrawing(draw: Drawing): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return undefined;
    const drawAgain = () => {
      const context = shown.getContext('2d');
      const { clientWidth: width, clientHeight: height } = shown;
      if (!context || width === 0 || height === 0) return;
      const ratio = window.devicePixelRatio || 1;
      shown.width = Math.round(width * ratio);
      shown.height = Math.round(height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      draw(context, { width, height });
    };
    const sizes = new ResizeObserver(drawAgain);
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [draw]);
  return canvas;
}
