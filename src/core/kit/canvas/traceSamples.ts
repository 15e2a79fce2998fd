/** Continues a line to a value at a position; a missing value (`NaN`) interrupts the line. */
export type Pen = (x: number, value: number) => void;

/** Returns a pen that draws on the current path. */
export function createPen(
  context: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>,
  yOf: (value: number) => number,
): Pen {
  let isDown = false;
  return (x, value) => {
    if (Number.isNaN(value)) {
      isDown = false;
      return;
    }
    if (isDown) context.lineTo(x, yOf(value));
    else context.moveTo(x, yOf(value));
    isDown = true;
  };
}

/** Positions of samples on the screen, in pixels. */
export interface SamplePositions {
  /** Position of the first sample. */
  offset: number;
  /** Distance between two samples. */
  step: number;
}

/** Samples per pixel above which they are no longer drawn individually. */
const DENSE_SAMPLES_PER_PIXEL = 2;

/** Draws samples: individually, or if they are dense, the minimum and maximum of each pixel, so that no peak is lost. */
export function traceSamples(values: ArrayLike<number>, { offset, step }: SamplePositions, pen: Pen): void {
  if (1 / step <= DENSE_SAMPLES_PER_PIXEL) {
    for (let at = 0; at < values.length; at += 1) pen(offset + at * step, values[at] ?? Number.NaN);
    return;
  }
  let column = Number.NaN;
  let [least, greatest, first, last] = [0, 0, 0, 0];
  const flush = () => {
    if (Number.isNaN(column)) return;
    const isFalling = first > last;
    pen(column + 0.5, first);
    pen(column + 0.5, isFalling ? greatest : least);
    pen(column + 0.5, isFalling ? least : greatest);
    pen(column + 0.5, last);
  };
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    const pixel = Math.floor(offset + at * step);
    if (Number.isNaN(value)) {
      flush();
      pen(0, Number.NaN);
      column = Number.NaN;
    } else if (pixel !== column) {
      flush();
      column = pixel;
      least = greatest = first = last = value;
    } else {
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
      last = value;
    }
  }
  flush();
}
