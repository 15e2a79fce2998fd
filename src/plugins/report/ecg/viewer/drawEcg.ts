import { createPen, traceSamples } from '../../../../core/kit';
import type { BeatLabel } from '../../entities/ecgCodes';
import { beatsBetween } from './beatsBetween';
import { measureCaliper } from './caliper';
import { displayFilter, FILTER_SETTLE_SEC } from './displayFilter';
import { crisp, drawClock, drawGrid, GAP_MIN, PULSE_SEC } from './drawPaper';
import type { EcgPicture } from './EcgPicture';
import { type EcgColors, episodeColor } from './ecgColors';
import { layerFor } from './layers';

/** Height of the calibration pulse in millivolts. */
const PULSE_MV = 1;
/** Pixels per second from which beats have space for a letter, and for a tick. */
const LETTER_SCALE = 14;
const TICK_SCALE = 3;
/** Width of the band behind the selected beat. */
const SELECTED_PX = 28;
/** Height of the band that marks an episode. */
const EPISODE_PX = 4;

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
