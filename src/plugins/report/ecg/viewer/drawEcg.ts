import { wallClock } from '../../../../../contract/moment';
import { createPen, traceSamples } from '../../../../core/kit';
import type { Beat } from '../../entities/decodeBeats';
import type { EcgEpisode } from '../../entities/ecg';
import type { BeatLabel } from '../../entities/ecgCodes';
import { beatsBetween } from './beatsBetween';
import { type Caliper, measureCaliper } from './caliper';
import { displayFilter, FILTER_SETTLE_SEC } from './displayFilter';
import { type EcgColors, episodeColor } from './ecgColors';
import { layerFor } from './layers';
import type { View } from './scale';
import type { WaveformSource } from './WaveformSource';

/** Seconds and millivolts of a small square, and small squares per large one. */
const MINOR_SEC = 0.04;
const MINOR_MV = 0.1;
const MAJOR = 5;
/** Minimum pixels between lines. */
const GAP_MIN = 3;
/** The calibration pulse: seconds, millivolts. */
const PULSE_SEC = 0.2;
const PULSE_MV = 1;
/** Pixels per second from which beats have space for a letter, and for a tick. */
const LETTER_SCALE = 14;
const TICK_SCALE = 3;
/** Intervals of the time axis in seconds, and the length of a time label in letters. */
const CLOCK_STEPS = [1, 2, 5, 10, 30, 60, 300, 900, 3_600];
const CLOCK_LONGEST = 10_800;
const CLOCK_EMS = 7;

/** Width of the band behind the selected beat. */
const SELECTED_PX = 28;
/** Height of the band that marks an episode. */
const EPISODE_PX = 4;

/** The data of a picture. */
export type EcgSource = Pick<WaveformSource, 'waveform' | 'layers' | 'values'>;

/** A picture of a part of a recording. */
export interface EcgPicture {
  context: CanvasRenderingContext2D;
  source: EcgSource;
  view: View;
  /** Pixels per millivolt. */
  pxPerMillivolt: number;
  width: number;
  height: number;
  colors: EcgColors;
  isFiltered: boolean;
  caliper?: Caliper | undefined;
  /** In order of time, with current labels. */
  beats: readonly Beat[];
  /** Sample of the selected beat. */
  selected?: number | undefined;
  /** Ranges marked below the trace. Defaults to none. */
  episodes?: readonly EcgEpisode[];
  /** Time of the first sample, in milliseconds since 1970. */
  begin: number;
  /** Line width in pixels. */
  lineWidth: number;
  fontSize: number;
}

/** Draws paper, calibration pulse, trace, beats, time axis and caliper. */
export function drawEcg(picture: EcgPicture): void {
  drawGrid(picture);
  drawEpisodes(picture);
  drawTrace(picture);
  drawPulse(picture);
  drawBeats(picture);
  drawClock(picture);
  drawCaliper(picture);
}

/** Draws a colored band at the bottom of each episode. */
function drawEpisodes({ context, view, width, height, colors, episodes = [] }: EcgPicture): void {
  for (const { code, fromSec, toSec } of episodes) {
    const left = (fromSec - view.start) * view.pxPerSecond;
    const right = (toSec - view.start) * view.pxPerSecond;
    if (right < 0 || left > width) continue;
    context.fillStyle = episodeColor(colors, code);
    context.globalAlpha = 0.14;
    context.fillRect(left, 0, right - left, height);
    context.globalAlpha = 1;
    context.fillRect(left, height - EPISODE_PX, right - left, EPISODE_PX);
  }
}

function drawGrid({ context, view, pxPerMillivolt, width, height, colors }: EcgPicture): void {
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

function drawTrace(picture: EcgPicture): void {
  const { context, source, view, pxPerMillivolt, width, height, colors, lineWidth } = picture;
  const { hz, microvoltsPerUnit } = source.waveform;
  const samplesPerPixel = hz / view.pxPerSecond;
  const layer = layerFor(source.layers, samplesPerPixel);
  if (!layer) return;
  const start = Math.max(0, Math.floor((view.start * hz) / layer.factor) - 1);
  const end = Math.min(layer.count, Math.ceil(((view.start + width / view.pxPerSecond) * hz) / layer.factor) + 1);
  const values = layer.numbers === 1 ? displayedSamples(picture, start, end) : source.values(layer, start, end);
  const toX = (layer.factor / hz) * view.pxPerSecond;
  const offset = ((start * layer.factor) / hz - view.start) * view.pxPerSecond;
  const toY = -(microvoltsPerUnit / 1000) * pxPerMillivolt;
  const base = height / 2;
  context.strokeStyle = colors.trace;
  context.lineWidth = lineWidth;
  context.lineJoin = 'round';
  context.beginPath();
  const pen = createPen(context, (value) => base + value * toY);
  if (layer.numbers === 2) {
    for (let at = 0; at * 2 < values.length; at++) {
      const x = offset + (at + 0.5) * toX;
      pen(x, values[at * 2] ?? Number.NaN);
      pen(x, values[at * 2 + 1] ?? Number.NaN);
    }
  } else {
    traceSamples(values, { offset, step: toX }, pen);
  }
  context.stroke();
}

/** Returns the samples, with the display filter applied if it is on. */
function displayedSamples({ source, isFiltered }: EcgPicture, start: number, end: number): Float32Array {
  const [samples] = source.layers;
  if (!samples) return new Float32Array();
  if (!isFiltered) return source.values(samples, start, end);
  const { hz } = source.waveform;
  const settle = FILTER_SETTLE_SEC * hz;
  const from = Math.max(0, start - settle);
  const filtered = displayFilter(source.values(samples, from, Math.min(samples.count, end + settle)), hz);
  return filtered.subarray(start - from, end - from);
}

/** Draws the calibration pulse of one millivolt, at the start of the recording or at the left edge. */
function drawPulse({ context, view, pxPerMillivolt, height, colors, lineWidth }: EcgPicture): void {
  const pulseWidth = PULSE_SEC * view.pxPerSecond;
  if (pulseWidth < GAP_MIN) return;
  const base = height - 6;
  const top = base - PULSE_MV * pxPerMillivolt;
  context.strokeStyle = colors.trace;
  context.lineWidth = lineWidth;
  context.beginPath();
  context.moveTo(2, base);
  context.lineTo(2 + pulseWidth / 4, base);
  context.lineTo(2 + pulseWidth / 4, top);
  context.lineTo(2 + pulseWidth * 1.25, top);
  context.lineTo(2 + pulseWidth * 1.25, base);
  context.lineTo(2 + pulseWidth * 1.5, base);
  context.stroke();
}

function drawBeats({ context, source, view, width, height, colors, fontSize, beats, selected }: EcgPicture): void {
  if (view.pxPerSecond < TICK_SCALE) return;
  const { hz } = source.waveform;
  context.font = `${fontSize}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineWidth = 1;
  for (const { sample, label } of beatsBetween(beats, view.start * hz, (view.start + width / view.pxPerSecond) * hz)) {
    const x = (sample / hz - view.start) * view.pxPerSecond;
    context.strokeStyle = colorOf(label, colors);
    context.beginPath();
    context.moveTo(crisp(x), 0);
    context.lineTo(crisp(x), fontSize / 2);
    context.stroke();
    if (sample === selected) {
      context.globalAlpha = 0.18;
      context.fillStyle = colors.caliper;
      context.fillRect(x - SELECTED_PX / 2, 0, SELECTED_PX, height);
      context.globalAlpha = 1;
    }
    if (view.pxPerSecond < LETTER_SCALE) continue;
    context.fillStyle = colorOf(label, colors);
    context.fillText(label, x, fontSize * 0.6);
  }
}

/** Draws the time axis along the lower edge. */
function drawClock({ context, view, width, height, colors, fontSize, begin }: EcgPicture): void {
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

function colorOf(label: BeatLabel, colors: EcgColors): string {
  if (label === 'V' || label === 'F') return colors.ventricular;
  return label === 'N' ? colors.normal : colors.supraventricular;
}

function drawCaliper({ context, view, pxPerMillivolt, height, colors, caliper, fontSize }: EcgPicture): void {
  if (!caliper) return;
  const [from, to] = [caliper.from, caliper.to].map(({ second, millivolts }) => ({
    x: (second - view.start) * view.pxPerSecond,
    y: height / 2 - millivolts * pxPerMillivolt,
  }));
  if (!from || !to) return;
  context.strokeStyle = colors.caliper;
  context.fillStyle = colors.caliper;
  context.lineWidth = 1;
  context.beginPath();
  for (const { x, y } of [from, to]) {
    context.moveTo(crisp(x), 0);
    context.lineTo(crisp(x), height);
    context.moveTo(x - 12, crisp(y));
    context.lineTo(x + 12, crisp(y));
  }
  context.moveTo(from.x, crisp((from.y + to.y) / 2));
  context.lineTo(to.x, crisp((from.y + to.y) / 2));
  context.stroke();
  const { ms, bpm, mv } = measureCaliper(caliper);
  context.font = `600 ${fontSize + 1}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'bottom';
  context.fillText(`${ms} ms · ${bpm ?? '—'} bpm · ${mv} mV`, (from.x + to.x) / 2, (from.y + to.y) / 2 - 4);
}

/** Rounds to the center of a pixel, where a thin line is sharp. */
function crisp(value: number): number {
  return Math.round(value) + 0.5;
}
