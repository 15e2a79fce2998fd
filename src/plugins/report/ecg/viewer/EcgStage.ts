import type { Beat } from '../../entities/decodeBeats';
import type { EcgEpisode } from '../../entities/ecg';
import type { Caliper, CaliperPoint } from './caliper';
import { drawEcg } from './drawEcg';
import { drawOverview } from './drawOverview';
import type { EcgColors } from './ecgColors';
import { CSS_PX_PER_MM, clampView, type Frame, panView, type View, zoomView } from './scale';
import type { WaveformSource } from './WaveformSource';

export interface StageOptions {
  canvas: HTMLCanvasElement;
  overview: HTMLCanvasElement;
  source: WaveformSource;
  view: View;
  /** Time of the first sample, in milliseconds since 1970. */
  begin: number;
  display: EcgDisplayOptions;
  /** Called when the view has moved or come to rest. */
  onView: (view: View) => void;
  onCaliper: (caliper: Caliper) => void;
  /** Called for a tap without movement. */
  onTap: (second: number) => void;
}

/** Display options from the toolbar. */
export interface EcgDisplayOptions {
  colors: EcgColors;
  /** mm/mV. */
  gain: number;
  isFiltered: boolean;
  /** Whether dragging measures instead of panning. */
  isMeasuring: boolean;
  caliper?: Caliper | undefined;
  /** In order of time, with current labels. */
  beats: readonly Beat[];
  /** Sample of the selected beat. */
  selected: number | undefined;
  /** Ranges marked below the trace. */
  episodes: readonly EcgEpisode[];
}

/** Zoom factor of a wheel step, and of a key press. */
const WHEEL_RATE = 0.0015;
const KEY_ZOOM = Math.SQRT2;
/** Shares of the window by which arrow and page keys pan. */
const ARROW_SHARE = 0.1;
const PAGE_SHARE = 0.9;
const FONT_PX = 11;
/** Maximum movement in pixels of a tap. */
const TAP_PX = 4;

/** The two canvases of the viewer. Draws at most once a frame, and converts gestures to views. */
export class EcgCanvasView {
  #view: View;
  #look: EcgDisplayOptions;
  readonly #options: StageOptions;
  readonly #pointers = new Map<number, number>();
  /** Start position of a touch; undefined once it has moved. */
  #touched: number | undefined;
  readonly #abort = new AbortController();
  readonly #sizes: ResizeObserver;
  #frame: number | undefined;

  constructor(options: StageOptions) {
    this.#options = options;
    this.#look = options.display;
    this.#view = options.view;
    const { canvas, overview } = options;
    this.#sizes = new ResizeObserver(() => this.show(this.#view));
    this.#sizes.observe(canvas);
    const { signal } = this.#abort;
    canvas.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.#drag(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      canvas.addEventListener(end, (event) => this.#lift(event), { signal });
    }
    canvas.addEventListener('wheel', (event) => this.#turn(event), { signal, passive: false });
    const jump = (event: PointerEvent) => this.#jump(event);
    overview.addEventListener('pointerdown', jump, { signal });
    overview.addEventListener('pointermove', (event) => event.buttons > 0 && jump(event), { signal });
    this.show(this.#view);
  }

  close(): void {
    this.#abort.abort();
    this.#sizes.disconnect();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  get view(): View {
    return this.#view;
  }

  setDisplay(display: EcgDisplayOptions): void {
    this.#look = display;
    this.draw();
  }

  /** Shows another part, limited to the recording. */
  show(view: View): void {
    this.#view = clampView(view, this.#extent());
    this.#options.onView(this.#view);
    this.draw();
  }

  /** Centers a second. */
  center(second: number): void {
    this.show({ ...this.#view, start: second - this.#extent().width / this.#view.pxPerSecond / 2 });
  }

  /** Sets the paper speed in mm/s and keeps the center. */
  setSpeed(speed: number): void {
    const frame = this.#extent();
    this.show(zoomView(this.#view, (speed * CSS_PX_PER_MM) / this.#view.pxPerSecond, frame.width / 2, frame));
  }

  /** Handles a key; returns `false` if the key has no function. */
  press(key: string): boolean {
    const frame = this.#extent();
    const { width } = frame;
    const views: Readonly<Record<string, () => View>> = {
      ArrowLeft: () => panView(this.#view, -width * ARROW_SHARE, frame),
      ArrowRight: () => panView(this.#view, width * ARROW_SHARE, frame),
      PageUp: () => panView(this.#view, -width * PAGE_SHARE, frame),
      PageDown: () => panView(this.#view, width * PAGE_SHARE, frame),
      Home: () => ({ ...this.#view, start: 0 }),
      End: () => ({ ...this.#view, start: frame.duration }),
      '+': () => zoomView(this.#view, KEY_ZOOM, width / 2, frame),
      '=': () => zoomView(this.#view, KEY_ZOOM, width / 2, frame),
      '-': () => zoomView(this.#view, 1 / KEY_ZOOM, width / 2, frame),
    };
    const view = Object.hasOwn(views, key) ? views[key] : undefined;
    if (view) this.show(view());
    return view !== undefined;
  }

  /** Draws with the next frame. */
  draw(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#paint();
    });
  }

  #paint(): void {
    const { canvas, overview, source, begin } = this.#options;
    const { gain, isFiltered, colors, caliper, episodes, beats, selected } = this.#look;
    const main = fitCanvas(canvas);
    const strip = fitCanvas(overview);
    if (!main || !strip) return;
    drawEcg({
      ...main,
      source,
      begin,
      view: this.#view,
      pxPerMillivolt: gain * CSS_PX_PER_MM,
      colors,
      isFiltered,
      caliper,
      beats,
      selected,
      episodes,
      lineWidth: 1.25,
      fontSize: FONT_PX,
    });
    drawOverview({ ...strip, source, view: this.#view, viewerWidth: main.width, colors, episodes });
  }

  #extent(): Frame {
    const { canvas, source } = this.#options;
    return { width: Math.max(1, canvas.clientWidth), duration: source.waveform.sampleCount / source.waveform.hz };
  }

  #press(event: PointerEvent): void {
    const { canvas } = this.#options;
    canvas.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, event.offsetX);
    this.#touched = this.#pointers.size === 1 && !this.#look.isMeasuring ? event.offsetX : undefined;
    if (this.#look.isMeasuring && this.#pointers.size === 1) {
      const point = this.#point(event);
      this.#options.onCaliper({ from: point, to: point });
    }
  }

  #drag(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    if (this.#touched !== undefined && Math.abs(event.offsetX - this.#touched) > TAP_PX) this.#touched = undefined;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, event.offsetX);
    const frame = this.#extent();
    if (other !== undefined) {
      const [was, is] = [Math.abs(before - other), Math.abs(event.offsetX - other)];
      if (was > 1 && is > 1) this.show(zoomView(this.#view, is / was, other, frame));
      return;
    }
    const { caliper, isMeasuring } = this.#look;
    if (isMeasuring) {
      if (caliper) this.#options.onCaliper({ from: caliper.from, to: this.#point(event) });
      return;
    }
    this.show(panView(this.#view, before - event.offsetX, frame));
  }

  #lift(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (this.#touched === undefined) return;
    if (event.type === 'pointerup') this.#options.onTap(this.#view.start + this.#touched / this.#view.pxPerSecond);
    this.#touched = undefined;
  }

  #turn(event: WheelEvent): void {
    event.preventDefault();
    const frame = this.#extent();
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const distance = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    this.show(
      isSideways
        ? panView(this.#view, distance, frame)
        : zoomView(this.#view, Math.exp(-event.deltaY * WHEEL_RATE), event.offsetX, frame),
    );
  }

  #jump(event: PointerEvent): void {
    const { overview } = this.#options;
    const { duration } = this.#extent();
    const middle = (event.offsetX / Math.max(1, overview.clientWidth)) * duration;
    this.center(middle);
  }

  #point({ offsetX, offsetY }: PointerEvent): CaliperPoint {
    const { canvas } = this.#options;
    return {
      second: this.#view.start + offsetX / this.#view.pxPerSecond,
      millivolts: (canvas.clientHeight / 2 - offsetY) / (this.#look.gain * CSS_PX_PER_MM),
    };
  }
}

/** Sizes a canvas in device pixels and scales its context to CSS pixels. */
function fitCanvas(
  canvas: HTMLCanvasElement,
): { context: CanvasRenderingContext2D; width: number; height: number } | undefined {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0 || height === 0) return undefined;
  const ratio = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { context, width, height };
}
