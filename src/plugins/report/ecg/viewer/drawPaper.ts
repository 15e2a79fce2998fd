import { wallClock } from '../../../../../contract/moment';
import type { EcgPicture } from './EcgPicture';

/** Seconds and millivolts of a small square, and small squares per large one. */
const MINOR_SEC = 0.04;
const MINOR_MV = 0.1;
const MAJOR = 5;
/** Minimum pixels between lines. */
export const GAP_MIN = 3;
/** Width of the calibration pulse in seconds. */
export const PULSE_SEC = 0.2;
/** Intervals of the time axis in seconds, and the length of a time label in letters. */
const CLOCK_STEPS = [1, 2, 5, 10, 30, 60, 300, 900, 3_600];
const CLOCK_LONGEST = 10_800;
const CLOCK_EMS = 7;

/** Draws the squares of the paper. */
export function drawGrid({ context, view, pxPerMillivolt, width, height, colors }: EcgPicture): void {
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  const base = height / 2;
  for (const [step, color] of [
    [1, colors.minor],
    [MAJOR, colors.major],
  ] as const) {
    const seconds = MINOR_SEC * step;
    const lineSpacing = pxPerMillivolt * MINOR_MV * step;
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.beginPath();
    if (seconds * view.pxPerSecond >= GAP_MIN) {
      const first = Math.ceil(view.start / seconds);
      const last = Math.floor((view.start + width / view.pxPerSecond) / seconds);
      for (let line = first; line <= last; line++) {
        const x = crisp((line * seconds - view.start) * view.pxPerSecond);
        context.moveTo(x, 0);
        context.lineTo(x, height);
      }
    }
    if (lineSpacing >= GAP_MIN) {
      for (let line = -Math.floor(base / lineSpacing); line * lineSpacing <= height - base; line++) {
        const y = crisp(base + line * lineSpacing);
        context.moveTo(0, y);
        context.lineTo(width, y);
      }
    }
    context.stroke();
  }
}

/** Draws the time axis along the lower edge. */
export function drawClock({ context, view, width, height, colors, fontSize, begin }: EcgPicture): void {
  const labelWidth = fontSize * CLOCK_EMS;
  const step = CLOCK_STEPS.find((seconds) => seconds * view.pxPerSecond >= labelWidth) ?? CLOCK_LONGEST;
  context.font = `${fontSize}px sans-serif`;
  context.fillStyle = colors.text;
  context.textAlign = 'left';
  context.textBaseline = 'bottom';
  const pulse = PULSE_SEC * 2 * view.pxPerSecond;
  const beginSec = begin / 1000;
  const first = Math.ceil((beginSec + view.start) / step);
  const last = Math.floor((beginSec + view.start + width / view.pxPerSecond) / step);
  for (let tick = first; tick <= last; tick++) {
    const x = (tick * step - beginSec - view.start) * view.pxPerSecond;
    if (x > pulse && x < width - labelWidth * 0.7) context.fillText(timeText(tick * step * 1000), x + 3, height - 2);
    if (x > pulse) context.fillRect(Math.round(x), height - 6, 1, 6);
  }
}

function timeText(moment: number): string {
  return wallClock(moment).slice(-'HH:mm:ss'.length);
}

/** Rounds to the center of a pixel, where a thin line is sharp. */
export function crisp(value: number): number {
  return Math.round(value) + 0.5;
}
