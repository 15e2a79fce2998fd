import type { Beat } from '../../entities/decodeBeats';
import type { EcgEpisode } from '../../entities/ecg';
import { type EcgColors, episodeColor } from './ecgColors';

/** Milliseconds at the bottom and at the top. Values outside are drawn at the edge. */
const RR_FROM = 200;
const RR_TO = 2_200;
/** Labeled grid lines. */
const RULES = [500, 1_000, 1_500, 2_000];
/** Diameter of a dot in pixels, depending on the available space. */
const DOT = { least: 1.5, most: 4 } as const;
/** A longer interval is a signal loss. */
const LONGEST_MS = 10_000;

export interface TachogramPicture {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  beats: readonly Beat[];
  hz: number;
  /** Duration of the recording in seconds. */
  duration: number;
  episodes: readonly EcgEpisode[];
  /** The second at the center of the view. */
  middle: number;
  colors: EcgColors;
  fontSize: number;
}

/** Draws the time between beats along the whole recording: a dot for each, with colored episodes behind. */
export function drawTachogram(picture: TachogramPicture): void {
  const { context, width, height, duration, episodes, colors, middle, fontSize } = picture;
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  const toX = (second: number) => (second / duration) * width;
  const toY = (ms: number) => height - ((Math.min(RR_TO, ms) - RR_FROM) / (RR_TO - RR_FROM)) * height;
  for (const { code, fromSec, toSec } of episodes) {
    context.fillStyle = episodeColor(colors, code);
    context.globalAlpha = 0.22;
    context.fillRect(toX(fromSec), 0, Math.max(2, toX(toSec) - toX(fromSec)), height);
    context.globalAlpha = 1;
  }
  context.fillStyle = colors.major;
  for (const ms of RULES) context.fillRect(0, Math.round(toY(ms)), width, 1);
  const dot = Math.min(DOT.most, Math.max(DOT.least, width / Math.max(1, picture.beats.length)));
  for (const { second, rr, label } of intervalsOf(picture.beats, picture.hz)) {
    context.fillStyle = dotColor(label, colors);
    context.fillRect(toX(second) - dot / 2, toY(Math.max(RR_FROM, rr)) - dot / 2, dot, dot);
  }
  context.fillStyle = colors.text;
  context.font = `${fontSize}px sans-serif`;
  context.textAlign = 'left';
  context.textBaseline = 'bottom';
  for (const ms of RULES) context.fillText(String(ms), 2, toY(ms) - 1);
  context.fillStyle = colors.caliper;
  context.fillRect(Math.round(toX(middle)), 0, 1.5, height);
}

/** Yields the interval before each beat and its time. Labels that are not beats are skipped. */
function* intervalsOf(beats: readonly Beat[], hz: number) {
  let before: number | undefined;
  for (const { sample, label } of beats) {
    if (label === 'X') continue;
    const rr = before === undefined ? 0 : ((sample - before) * 1_000) / hz;
    before = sample;
    if (rr > 0 && rr < LONGEST_MS) yield { second: sample / hz, rr, label };
  }
}

function dotColor(label: Beat['label'], colors: EcgColors): string {
  if (label === 'V' || label === 'F') return colors.ventricular;
  return label === 'S' ? colors.supraventricular : colors.trace;
}
