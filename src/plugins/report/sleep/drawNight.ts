import { MINUTE_MS, wallClock } from '../../../../contract/moment';
import type { StoredNight } from '../entities/sleepReads';
import { type StageName, stageRows, stageRuns } from './nightRuns';

/** Colors of a night. */
export interface NightColors {
  ground: string;
  line: string;
  text: string;
  stages: Readonly<Record<StageName, string>>;
  heartRate: string;
  spo2: string;
  movement: string;
  /** Background of saturation below 90 %. */
  danger: string;
}

export const lightNight: NightColors = {
  ground: '#ffffff',
  line: '#d8dde3',
  text: '#3d4852',
  stages: {
    outOfBed: '#b00020',
    wake: '#c77700',
    rem: '#7a5ba6',
    light: '#4c8fd0',
    deep: '#1f4b99',
    unknown: '#b8bfc7',
  },
  heartRate: '#b23a48',
  spo2: '#1f6f5c',
  movement: '#5b6770',
  danger: '#fbe3e4',
};

export const darkNight: NightColors = {
  ground: '#15181c',
  line: '#333a42',
  text: '#d5dbe1',
  stages: {
    outOfBed: '#ff8a95',
    wake: '#ffb870',
    rem: '#b79be0',
    light: '#7db8f0',
    deep: '#4f7fd6',
    unknown: '#59616a',
  },
  heartRate: '#ff9aa5',
  spo2: '#6fd3b8',
  movement: '#aab4be',
  danger: '#3a1f22',
};

/** Labels beside the rows. */
export interface NightLabels {
  stage: Readonly<Record<StageName, string>>;
  heartRate: string;
  spo2: string;
  movement: string;
}

export interface NightPicture {
  context: CanvasRenderingContext2D;
  night: StoredNight;
  /** Time of going to bed, in milliseconds since 1970. */
  begin: number;
  width: number;
  height: number;
  colors: NightColors;
  labels: NightLabels;
  fontSize: number;
}

/** Shares of the height: hypnogram, then the three strips. */
const SHARES = { hypnogram: 0.46, heartRate: 0.2, spo2: 0.18, movement: 0.16 } as const;
/** Saturation percentage below which a range is marked, and the lowest value drawn. */
const SPO2_LIMIT = 90;
const SPO2_FROM = 75;

/** Draws stages, heart rate, saturation and movement of a night on one time axis. */
export function drawNight(picture: NightPicture): void {
  const { context, night, width, height, colors, labels, fontSize } = picture;
  const minutes = Math.max(
    1,
    night.hypnogram.reduce((sum, [, length]) => sum + length, 0),
  );
  context.font = `${fontSize}px sans-serif`;
  const left = labelsWidth();
  const axis = fontSize * 1.8;
  const usable = height - axis;
  const toX = (minute: number) => left + (minute / minutes) * (width - left - 4);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  drawHours();
  drawHypnogram(usable * SHARES.hypnogram);
  let top = usable * SHARES.hypnogram;
  for (const [series, share] of [
    ['heartRate', SHARES.heartRate],
    ['spo2', SHARES.spo2],
    ['movement', SHARES.movement],
  ] as const) {
    drawStrip(series, top, usable * share);
    top += usable * share;
  }

  /** Returns the width of the widest label, so that row names and strip limits align in every language. */
  function labelsWidth(): number {
    const widthOf = (text: string) => context.measureText(text).width;
    const stages = stageRows.map((stage) => widthOf(labels.stage[stage]));
    const strips = [labels.heartRate, labels.spo2].map((label) => widthOf(label) + widthOf(' 100'));
    return Math.ceil(Math.max(...stages, ...strips, widthOf(labels.movement))) + 6;
  }

  function drawHours(): void {
    const hour = 60 * MINUTE_MS;
    context.strokeStyle = colors.line;
    context.fillStyle = colors.text;
    context.lineWidth = 1;
    context.textBaseline = 'bottom';
    context.textAlign = 'center';
    const step = ((width - left) / minutes) * 60 < fontSize * 4 ? 2 * hour : hour;
    // Steps by full hours, which works because the offset of the company's time zone is a whole number of hours.
    for (
      let moment = Math.ceil(picture.begin / step) * step;
      moment <= picture.begin + minutes * MINUTE_MS;
      moment += step
    ) {
      const x = toX((moment - picture.begin) / MINUTE_MS);
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x, usable);
      context.stroke();
      context.fillText(wallClock(moment).slice(11, 16), Math.min(x, width - fontSize * 1.5), height - 2);
    }
  }

  function drawHypnogram(high: number): void {
    const row = high / stageRows.length;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillStyle = colors.text;
    stageRows.forEach((stage, at) => {
      context.fillText(labels.stage[stage], 0, (at + 0.5) * row);
    });
    let before: number | undefined;
    for (const { stage, start, minutes: length } of stageRuns(night.hypnogram)) {
      const at = stageRows.indexOf(stage);
      if (at < 0) {
        context.fillStyle = colors.stages.unknown;
        context.globalAlpha = 0.25;
        context.fillRect(toX(start), 0, toX(start + length) - toX(start), high);
        context.globalAlpha = 1;
        before = undefined;
        continue;
      }
      const y = (at + 0.5) * row;
      if (before !== undefined) {
        context.fillStyle = colors.text;
        context.fillRect(toX(start) - 0.5, Math.min(before, y), 1, Math.abs(before - y));
      }
      context.fillStyle = colors.stages[stage];
      context.fillRect(toX(start), y - row * 0.3, Math.max(1, toX(start + length) - toX(start)), row * 0.6);
      before = y;
    }
  }

  function drawStrip(series: 'heartRate' | 'spo2' | 'movement', from: number, high: number): void {
    const values = night[series];
    const [low, top] = limitsOf(series, values);
    const toY = (value: number) => from + high - 4 - ((value - low) / (top - low)) * (high - 12);
    if (series === 'spo2') {
      context.fillStyle = colors.danger;
      context.fillRect(left, toY(SPO2_LIMIT), width - left - 4, toY(low) - toY(SPO2_LIMIT));
    }
    context.fillStyle = colors.text;
    context.textAlign = 'left';
    context.textBaseline = 'top';
    context.fillText(labels[series], 0, from + 6);
    context.textAlign = 'right';
    if (series !== 'movement') {
      // Inside the strip, so that the limits of adjacent strips do not overlap.
      context.textBaseline = 'top';
      context.fillText(String(Math.round(top)), left - 4, toY(top) - 2);
      context.textBaseline = 'bottom';
      context.fillText(String(Math.round(low)), left - 4, toY(low));
    }
    context.strokeStyle = colors[series];
    context.fillStyle = colors[series];
    context.lineWidth = 1.25;
    context.beginPath();
    let isPenDown = false;
    values.forEach((value, minute) => {
      if (value === null) {
        isPenDown = false;
        return;
      }
      const [x, y] = [toX(minute + 0.5), toY(value)];
      if (series === 'movement') context.fillRect(x - 0.5, y, 1.5, toY(0) - y);
      else if (isPenDown) context.lineTo(x, y);
      else context.moveTo(x, y);
      isPenDown = true;
    });
    context.stroke();
  }
}

function limitsOf(series: 'heartRate' | 'spo2' | 'movement', values: readonly (number | null)[]): [number, number] {
  const known = values.filter((value) => value !== null);
  const [least, greatest] = [
    Math.min(...known, Number.POSITIVE_INFINITY),
    Math.max(...known, Number.NEGATIVE_INFINITY),
  ];
  if (series === 'spo2') return [Math.min(SPO2_FROM, Number.isFinite(least) ? least : SPO2_FROM), 100];
  if (series === 'movement') return [0, Math.max(1, Number.isFinite(greatest) ? greatest : 1)];
  return Number.isFinite(least) ? [Math.floor(least / 10) * 10, Math.ceil((greatest + 1) / 10) * 10] : [40, 100];
}
