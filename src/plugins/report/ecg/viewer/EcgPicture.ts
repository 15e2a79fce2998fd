import type { Beat } from '../../entities/decodeBeats';
import type { EcgEpisode } from '../../entities/ecg';
import type { Caliper } from './caliper';
import type { EcgColors } from './ecgColors';
import type { View } from './scale';
import type { WaveformSource } from './WaveformSource';

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
