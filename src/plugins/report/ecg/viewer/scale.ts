/** CSS pixels per millimeter. */
export const CSS_PX_PER_MM = 96 / 25.4;
/** Common paper speeds in mm/s and gains in mm/mV. */
export const SPEEDS = [12.5, 25, 50] as const;
export const GAINS = [5, 10, 20] as const;
export const DEFAULT_SPEED = 25;
export const DEFAULT_GAIN = 10;
/** Maximum useful paper speed in mm/s. */
const SPEED_MAX = 200;

/** The visible part of a recording, in seconds. */
export interface View {
  start: number;
  /** Pixels per second. */
  pxPerSecond: number;
}

/** Returns the paper speed of a view in mm/s. */
export function speedOf({ pxPerSecond: pixels }: View, pxPerMm = CSS_PX_PER_MM): number {
  return pixels / pxPerMm;
}

/** Limits a view to the recording: neither before its start, nor after its end, nor wider. */
export function clampView(view: View, { width, duration }: Frame): View {
  const widest = width / duration;
  const scale = Math.min(Math.max(view.pxPerSecond, Math.min(widest, CSS_PX_PER_MM)), CSS_PX_PER_MM * SPEED_MAX);
  const last = Math.max(0, duration - width / scale);
  return { start: Math.min(Math.max(0, view.start), last), pxPerSecond: scale };
}

/** Width of the picture in pixels and duration of the recording in seconds. */
export interface Frame {
  width: number;
  duration: number;
}

/** Zooms a view by `factor`; the moment at pixel `at` keeps its place. */
export function zoomView(view: View, factor: number, at: number, frame: Frame): View {
  const moment = view.start + at / view.pxPerSecond;
  const closer = clampView({ ...view, pxPerSecond: view.pxPerSecond * factor }, frame);
  return clampView({ start: moment - at / closer.pxPerSecond, pxPerSecond: closer.pxPerSecond }, frame);
}

/** Pans a view by pixels; positive moves to later moments. */
export function panView(view: View, pixels: number, frame: Frame): View {
  return clampView({ ...view, start: view.start + pixels / view.pxPerSecond }, frame);
}

/** Returns the visible seconds. */
export function visibleSeconds({ pxPerSecond: pixels }: View, { width }: Pick<Frame, 'width'>): number {
  return width / pixels;
}
