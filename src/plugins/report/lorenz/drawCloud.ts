import { eachCell } from '../entities/cloud';
import { CLOUD_BINS, CLOUD_FROM_MS, CLOUD_TO_MS, type Cloud } from '../entities/lorenzReads';

/** Milliseconds between two axis labels. */
const TICK_MS = 400;

/** Colors of a plot. */
export interface CloudColors {
  ground: string;
  axis: string;
  text: string;
  ellipse: string;
  /** Color ramp from few to many pairs, as red, green, blue. */
  ramp: readonly (readonly [number, number, number])[];
}

export const lightCloud: CloudColors = {
  ground: '#ffffff',
  axis: '#8a949e',
  text: '#3d4852',
  ellipse: '#00734f',
  ramp: [
    [173, 205, 240],
    [66, 133, 200],
    [33, 76, 150],
    [120, 30, 110],
    [214, 60, 40],
  ],
};

export const darkCloud: CloudColors = {
  ground: '#15181c',
  axis: '#7d8791',
  text: '#d5dbe1',
  ellipse: '#7dffd0',
  ramp: [
    [38, 70, 105],
    [58, 130, 190],
    [110, 200, 210],
    [240, 210, 110],
    [255, 130, 90],
  ],
};

export interface CloudPicture {
  context: CanvasRenderingContext2D;
  cloud: Cloud;
  /** Side length in pixels, including axis labels. */
  size: number;
  colors: CloudColors;
  fontSize: number;
}

/** Draws the plot: equal axes, density by color, identity line, and ellipse with its axes. */
export function drawCloud({ context, cloud, size, colors, fontSize }: CloudPicture): void {
  const left = fontSize * 3.2;
  const side = size - left - fontSize * 1.6;
  const bottom = fontSize / 2 + side;
  const toX = (ms: number) => left + ((ms - CLOUD_FROM_MS) / (CLOUD_TO_MS - CLOUD_FROM_MS)) * side;
  const toY = (ms: number) => bottom - ((ms - CLOUD_FROM_MS) / (CLOUD_TO_MS - CLOUD_FROM_MS)) * side;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = colors.axis;
  context.lineWidth = 1;
  context.strokeRect(left, fontSize / 2, side, side);
  context.font = `${fontSize}px sans-serif`;
  context.fillStyle = colors.text;
  for (let ms = TICK_MS; ms <= CLOUD_TO_MS; ms += TICK_MS) {
    context.textAlign = 'center';
    context.textBaseline = 'top';
    context.fillText(String(ms), toX(ms), bottom + 3);
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    context.fillText(String(ms), left - 4, toY(ms));
  }
  drawCells();
  context.strokeStyle = colors.axis;
  context.setLineDash([5, 4]);
  context.beginPath();
  context.moveTo(toX(CLOUD_FROM_MS), toY(CLOUD_FROM_MS));
  context.lineTo(toX(CLOUD_TO_MS), toY(CLOUD_TO_MS));
  context.stroke();
  context.setLineDash([]);
  drawEllipse();

  function drawCells(): void {
    let most = 1;
    for (const { count } of eachCell(cloud.cells)) most = Math.max(most, count);
    const cell = side / CLOUD_BINS;
    for (const { column, row, count } of eachCell(cloud.cells)) {
      context.fillStyle = colorOf(Math.log1p(count) / Math.log1p(most), colors);
      context.fillRect(left + column * cell, bottom - (row + 1) * cell, Math.ceil(cell), Math.ceil(cell));
    }
  }

  function drawEllipse(): void {
    if (cloud.pairs === 0) return;
    const scale = side / (CLOUD_TO_MS - CLOUD_FROM_MS);
    const [x, y] = [toX(cloud.meanRr), toY(cloud.meanRr)];
    const [long, short] = [cloud.sd2 * scale, cloud.sd1 * scale];
    context.strokeStyle = colors.ellipse;
    context.lineWidth = 2;
    context.beginPath();
    context.ellipse(x, y, long, short, -Math.PI / 4, 0, 2 * Math.PI);
    const [alongX, alongY] = [long * Math.SQRT1_2, -long * Math.SQRT1_2];
    const [acrossX, acrossY] = [-short * Math.SQRT1_2, -short * Math.SQRT1_2];
    context.moveTo(x - alongX, y - alongY);
    context.lineTo(x + alongX, y + alongY);
    context.moveTo(x - acrossX, y - acrossY);
    context.lineTo(x + acrossX, y + acrossY);
    context.stroke();
  }
}

/** Returns the color of a share between 0 and 1. */
function colorOf(share: number, { ramp }: CloudColors): string {
  const place = Math.min(0.999, Math.max(0, share)) * (ramp.length - 1);
  const [low, high] = [ramp[Math.floor(place)], ramp[Math.floor(place) + 1]];
  const part = place % 1;
  const channel = (at: 0 | 1 | 2) => Math.round((low?.[at] ?? 0) * (1 - part) + (high?.[at] ?? 0) * part);
  return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`;
}
