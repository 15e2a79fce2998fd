import type { Read } from '../../../../contract/defineEntity';
import { integer } from '../../../../contract/fields';

const id = integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER });

export const ecgReads = {
  /** Where in the recording what lies. Answers {@link Waveform}. */
  selectWaveform: { input: { id }, answer: 'record' },
  /** The averaged beat. Answers `AverageBeat`. */
  selectBeat: { input: { id }, answer: 'record' },
  /** The bytes of the recording, not an envelope; with `Range` a part of them. */
  selectContent: { input: { id }, answer: 'record' },
} satisfies Readonly<Record<string, Read>>;

/** A coarser copy of the recording: the least and the greatest of each `factor` samples. */
export interface WaveformLevel {
  factor: number;
  /** Of its first pair, in bytes from the beginning of the content. */
  offset: number;
  /** Pairs of 16-bit numbers. */
  count: number;
}

/** Beats of some minutes, which lie together. */
export interface BeatPage {
  /** The sample its first beat is counted from. */
  sample: number;
  offset: number;
  count: number;
}

/** What `selectWaveform` answers: how the content is laid out. Numbers in it are little-endian. */
export interface Waveform {
  bytes: number;
  hz: number;
  sampleCount: number;
  microvoltsPerUnit: number;
  /** Of the first sample, in bytes. */
  samplesOffset: number;
  levels: readonly WaveformLevel[];
  /** Bytes of a beat. */
  beatBytes: number;
  beatPages: readonly BeatPage[];
}
