import type { Read } from '../../../../contract/defineEntity';
import { integer } from '../../../../contract/fields';

const id = integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER });

export const ecgReads = {
  /** The layout of the recording. Returns {@link Waveform}. */
  selectWaveform: { input: { id }, answer: 'record' },
  /** The averaged beat. Returns `AverageBeat`. */
  selectBeat: { input: { id }, answer: 'record' },
  /** The raw bytes of the recording, without an envelope. Supports `Range`. */
  selectContent: { input: { id }, answer: 'record' },
} satisfies Readonly<Record<string, Read>>;

/** A downsampled copy of the recording: the minimum and maximum of each `factor` samples. */
export interface WaveformLevel {
  factor: number;
  /** Offset of its first pair, in bytes from the start of the content. */
  offset: number;
  /** Number of pairs of 16-bit integers. */
  count: number;
}

/** A block with the beats of some minutes. */
export interface BeatPage {
  /** The sample from which its first beat is counted. */
  sample: number;
  offset: number;
  count: number;
}

/** The response of `selectWaveform`: the layout of the content. All numbers are little-endian. */
export interface Waveform {
  bytes: number;
  hz: number;
  sampleCount: number;
  microvoltsPerUnit: number;
  /** Offset of the first sample in bytes. */
  samplesOffset: number;
  levels: readonly WaveformLevel[];
  /** Bytes per beat. */
  beatBytes: number;
  beatPages: readonly BeatPage[];
}
