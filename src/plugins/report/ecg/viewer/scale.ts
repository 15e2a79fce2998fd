/** CSS pixels of a millimetre. */
export const CSS_PX_PER_MM = 96 / 25.4;
/** Paper speeds in mm/s, and gains in mm/mV, that people read at. */
export const SPEEDS = [12.5, 25, 50] as const;
export const GAINS = [5, 10, 20] as const;
export const SPEED_USUAL = 25;
export const GAIN_USUAL = 10;
/** The fastest paper that is of any use, in mm/s. */
const SPEED_MAX = 200;

/** The part of a recording on the screen, in seconds. */
export interface View {
  start: number;
  /** Pixels of a second. */
  pxPerSecond: number;
}

/** Paper speed of a view, in mm/s. */
export function speedOf({ pxPerSecond: pixels }: View, pxPerMm = CSS_PX_PER_MM): number {
  return pixels / pxPerMm;
}

/** The same view within the recording: never before its beginning, after its end, or wider than it. */
export function keptWithin(view: View, { width, duration }: Frame): View {
  const widest = width / duration;
  const scale = Math.min(Math.max(view.pxPerSecond, Math.min(widest, CSS_PX_PER_MM)), CSS_PX_PER_MM * SPEED_MAX);
  const last = Math.max(0, duration - width / scale);
  return { start: Math.min(Math.max(0, view.start), last), pxPerSecond: scale };
}

/** Width of the picture in pixels and length of the recording in seconds. */
export interface Frame {
  width: number;
  duration: number;
}

/** A view `factor` times as close; what lies at pixel `at` stays there. */
export function zoomed(view: View, factor: number, at: number, frame: Frame): View {
  const moment = view.start + at / view.pxPerSecond;
  const closer = keptWithin({ ...view, pxPerSecond: view.pxPerSecond * factor }, frame);
  return keptWithin({ start: moment - at / closer.pxPerSecond, pxPerSecond: closer.pxPerSecond }, frame);
}

/** A view moved by so many pixels, to later moments where positive. */
export function moved(view: View, pixels: number, frame: Frame): View {
  return keptWithin({ ...view, start: view.start + pixels / view.pxPerSecond }, frame);
}

/** Seconds on the screen. */
export function secondsShown({ pxPerSecond: pixels }: View, { width }: Pick<Frame, 'width'>): number {
  return width / pixels;
}
