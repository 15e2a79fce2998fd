import { createPen, traceSamples } from '../../../../core/kit';
import type { ChartColors } from '../chart/chartColors';
import { AXIS_PX, MARGIN_LEFT_PX, MARGIN_RIGHT_PX, timeScale } from '../chart/geometry';
import type { Span } from '../plot/plot';
import { clockAt, timeTicks } from '../plot/timeTicks';
import { scaleToPixels, valueTicks } from '../plot/valueScale';
import type { DecodedRun } from './decodeRun';
import type { PageSegment } from './segments';
import type { SignalDisplay } from './signalDisplays';

/** Everything needed to draw a page. */
export interface WaveformPicture {
  span: Span;
  display: SignalDisplay;
  domain: readonly [number, number];
  segments: readonly PageSegment[];
  runs: readonly DecodedRun[];
  colors: ChartColors;
  locale: string;
  /** Drawn over packets that the index lists but whose content is missing. */
  missingText: string;
  /** Formats the number of a packet. */
  packetText: (seq: number) => string;
}

const TOP = 22;
/** Pixels between ticks, and between the lines of a hatch. */
const CLOCK_PX = 64;
const VALUE_PX = 36;
const HATCH_PX = 8;
const FONT = '11px sans-serif';

/** Draws a page: scales, missing parts, packet boundaries and samples. */
export function drawWaveform(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  picture: WaveformPicture,
): void {
  const { span, domain, colors } = picture;
  const { x } = timeScale(span, width);
  const inner = height - TOP - AXIS_PX;
  const y = (value: number) => TOP + scaleToPixels(value, domain, inner);
  context.clearRect(0, 0, width, height);
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  context.font = FONT;
  const frame: Frame = { context, width, height, x, y };
  drawScales(frame, picture);
  for (const segment of picture.segments) drawSegment(frame, picture, segment);
  context.save();
  context.beginPath();
  context.rect(MARGIN_LEFT_PX, TOP, width - MARGIN_LEFT_PX - MARGIN_RIGHT_PX, inner);
  context.clip();
  for (const run of picture.runs) drawRun(frame, picture, run);
  context.restore();
}

interface Frame {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  x: (sec: number) => number;
  y: (value: number) => number;
}

function drawScales(frame: Frame, { span, display, domain, colors, locale }: WaveformPicture): void {
  const { context, width, height, x, y } = frame;
  const bottom = height - AXIS_PX;
  context.strokeStyle = colors.grid;
  context.lineWidth = 1;
  context.beginPath();
  const clock = timeTicks(span, Math.max(2, (width - MARGIN_LEFT_PX - MARGIN_RIGHT_PX) / CLOCK_PX));
  for (const tick of clock) line(context, [crisp(x(tick)), TOP], [crisp(x(tick)), bottom]);
  const values = valueTicks(domain, Math.max(2, (bottom - TOP) / VALUE_PX));
  for (const value of values)
    line(context, [MARGIN_LEFT_PX, crisp(y(value))], [width - MARGIN_RIGHT_PX, crisp(y(value))]);
  context.stroke();
  context.fillStyle = colors.soft;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const value of values) context.fillText(value.toLocaleString(locale), MARGIN_LEFT_PX - 6, y(value));
  context.textBaseline = 'alphabetic';
  context.fillText(display.unit, MARGIN_LEFT_PX - 6, 9);
  context.textAlign = 'center';
  for (const tick of clock) context.fillText(clockAt(tick, true), x(tick), height - 7);
}

/** Hatches missing parts and marks the start of a packet. */
function drawSegment({ context, height, x }: Frame, picture: WaveformPicture, segment: PageSegment): void {
  const { span, colors, missingText, packetText } = picture;
  const { fromSec, toSec, state, packet } = segment;
  const [left, right, bottom] = [x(fromSec), x(toSec), height - AXIS_PX];
  if (state !== 'there') {
    context.save();
    context.beginPath();
    context.rect(left, TOP, right - left, bottom - TOP);
    context.clip();
    context.strokeStyle = colors.hatch;
    context.lineWidth = 2;
    context.beginPath();
    // All hatches of a page lie on the same lines.
    const reach = bottom - TOP;
    for (let at = Math.floor((left - reach) / HATCH_PX) * HATCH_PX; at < right; at += HATCH_PX) {
      line(context, [at, bottom], [at + reach, TOP]);
    }
    context.stroke();
    if (state === 'missing')
      drawTextOverlay(context, colors, { text: missingText, left, right, middle: (TOP + bottom) / 2 });
    context.restore();
  }
  if (!packet) return;
  context.fillStyle = colors.soft;
  context.textAlign = 'left';
  context.fillText(packetText(packet.seq), left + 4, TOP - 7);
  if (packet.sec < span.fromSec) return;
  context.strokeStyle = colors.soft;
  context.lineWidth = 1;
  context.setLineDash([4, 3]);
  context.beginPath();
  line(context, [crisp(left), 2], [crisp(left), bottom]);
  context.stroke();
  context.setLineDash([]);
}

/** Draws text on its own background, so that it is readable over a hatch. */
function drawTextOverlay(
  context: CanvasRenderingContext2D,
  colors: WaveformPicture['colors'],
  { text, left, right, middle }: { text: string; left: number; right: number; middle: number },
): void {
  const wide = context.measureText(text).width + 12;
  if (wide > right - left) return;
  context.fillStyle = colors.paper;
  context.fillRect((left + right - wide) / 2, middle - 11, wide, 22);
  context.fillStyle = colors.text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, (left + right) / 2, middle);
  context.textBaseline = 'alphabetic';
}

function drawRun({ context, x, y }: Frame, { display, colors }: WaveformPicture, run: DecodedRun): void {
  const offset = x(run.fromMs / 1_000);
  const step = x(run.fromMs / 1_000 + 1 / run.hz) - offset;
  context.lineWidth = 1.25;
  context.lineJoin = 'round';
  run.axes.forEach((values, axis) => {
    context.strokeStyle = colors[display.axes[axis]?.color ?? 'first'];
    context.beginPath();
    traceSamples(values, { offset, step }, createPen(context, y));
    context.stroke();
  });
}

function line(context: CanvasRenderingContext2D, from: readonly [number, number], to: readonly [number, number]): void {
  context.moveTo(...from);
  context.lineTo(...to);
}

/** Rounds to the center of a pixel, where a thin line is sharp. */
const crisp = (value: number) => Math.round(value) + 0.5;
