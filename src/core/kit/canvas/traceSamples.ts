/** Goes on with a line to a value at a place; where there is no value (`NaN`) the line is interrupted. */
export type Pen = (x: number, value: number) => void;

/** A pen on a path that has been begun. */
export function penOn(
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

/** How samples lie on the screen, in pixels. */
export interface SamplePlaces {
  /** Of the first sample. */
  offset: number;
  /** From one sample to the next. */
  step: number;
}

/** Samples on a pixel from which they are no longer drawn one by one. */
const CROWDED = 2;

/** Draws samples: one by one, or where they are crowded the least and the greatest of each pixel, so that no peak is lost. */
export function traceSamples(values: ArrayLike<number>, { offset, step }: SamplePlaces, pen: Pen): void {
  if (1 / step <= CROWDED) {
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
