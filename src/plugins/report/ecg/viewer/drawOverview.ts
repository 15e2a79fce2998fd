import type { EcgEpisode } from '../../entities/ecg';
import { type EcgColors, episodeColor } from './ecgColors';
import type { View } from './scale';
import type { WaveformSource } from './WaveformSource';

/** Maximum entries of the layer from which an overview is drawn. */
const ENTRIES_MAX = 8_192;
/** Minimum width of the window frame in pixels. */
const FRAME_MIN = 4;
/** Height of an episode mark; it is at least half as wide. */
const MARK_PX = 6;

/** The whole recording in one strip. */
export interface OverviewPicture {
  context: CanvasRenderingContext2D;
  source: WaveformSource;
  view: View;
  /** Width of the viewer in pixels; its window is framed. */
  viewerWidth: number;
  width: number;
  height: number;
  colors: EcgColors;
  episodes: readonly EcgEpisode[];
}

/** Draws the whole recording, and a frame around the part that the viewer shows. */
export function drawOverview(picture: OverviewPicture): void {
  const { context, source, view, viewerWidth, width, height, colors, episodes } = picture;
  const { hz, sampleCount } = source.waveform;
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  const layer = source.layers.find(({ count, numbers }) => numbers === 2 && count <= ENTRIES_MAX);
  if (layer) {
    const values = source.values(layer, 0, layer.count);
    let greatest = 1;
    for (const value of values) if (Math.abs(value) > greatest) greatest = Math.abs(value);
    context.strokeStyle = colors.trace;
    context.lineWidth = 1;
    context.beginPath();
    for (let at = 0; at < layer.count; at++) {
      const [low, high] = [values[at * 2] ?? Number.NaN, values[at * 2 + 1] ?? Number.NaN];
      if (Number.isNaN(low)) continue;
      const x = ((at + 0.5) / layer.count) * width;
      context.moveTo(x, height / 2 - (high / greatest) * (height / 2 - 2));
      context.lineTo(x, height / 2 - (low / greatest) * (height / 2 - 2) + 1);
    }
    context.stroke();
  }
  const duration = sampleCount / hz;
  for (const { code, fromSec, toSec } of episodes) {
    const from = (fromSec / duration) * width;
    context.fillStyle = episodeColor(colors, code);
    context.fillRect(from, height - MARK_PX, Math.max(MARK_PX / 2, ((toSec - fromSec) / duration) * width), MARK_PX);
  }
  const left = (view.start / duration) * width;
  const wide = Math.max(FRAME_MIN, (viewerWidth / view.pxPerSecond / duration) * width);
  context.strokeStyle = colors.caliper;
  context.lineWidth = 2;
  context.strokeRect(Math.min(left, width - wide) + 1, 1, wide - 2, height - 2);
}
